<?php
/**
 * A board that a writer asks for: what was asked, whether it makes sense, and its HTML.
 *
 * Knows no wiki; both plugins carry this file. Nothing a writer has typed leaves it unescaped.
 */

namespace Ludoteca;

final class Board {
	/** What may be asked for, and the form of it; as in a link to Ludoteca, but for the last three. */
	private const FORMS = [
		'g' => '/^[a-z0-9][a-z0-9_-]{0,39}$/D',
		'p' => '/^[^\p{C}]{1,1000}$/Du',
		'r' => '/^[A-Za-z0-9_-]{2,12000}$/D',
		'ply' => '/^[0-9]{1,4}$/D',
		'seat' => '/^([0-9]{1,2}|all|none)$/D',
		'level' => '/^[1-5]$/D',
		'puzzle' => '/^[0-9]{1,4}$/D',
		'lang' => '/^(en|el|it|pl)$/D',
		'theme' => '/^(light|dark|contrast|colourblind)$/D',
		'controls' => '/^(play|step|none)$/D',
		'i' => '/^[A-Za-z0-9_-]{2,12000}$/D',
		'mark' => '/^[^\p{C}]{1,500}$/Du',
		'arrow' => '/^[^\p{C}]{1,500}$/Du',
		'width' => '/^[0-9]{3,4}$/D',
		'height' => '/^[0-9]{3,4}$/D',
		'title' => '/^[^\p{C}]{1,300}$/Du',
	];
	/** Of the frame, in pixels, where the writer says nothing; it is never wider than its column. */
	private const SIZE = [ 'width' => '420', 'height' => '680' ];
	/** What only an embedded board reads, a page of its own does not. */
	private const EMBEDDED = [ 'controls', 'i', 'lang', 'theme' ];

	/** @var array<string,string> What was asked for, where it has a value. */
	private $values = [];
	/** @var string[] The first trouble: the id of a message and its argument; empty if there is none. */
	private $trouble = [];

	/** @param array<string,mixed> $values By the keys of a link; an empty one counts as left out. */
	public function __construct( array $values ) {
		foreach ( $values as $key => $value ) {
			$key = trim( (string)$key );
			$value = is_string( $value ) ? trim( $value ) : '';
			if ( $value === '' ) {
				continue;
			}
			if ( !isset( self::FORMS[$key] ) ) {
				$this->refuse( 'unknown', $key );
			} elseif ( !preg_match( self::FORMS[$key], $value ) ) {
				$this->refuse( 'wrong', $key );
			} else {
				$this->values[$key] = $value;
			}
		}
		if ( !isset( $this->values['g'] ) ) {
			$this->refuse( 'nothing', '' );
		}
	}

	private function refuse( string $id, string $about ): void {
		// What cannot be read as text is not said again, and what is long only in part.
		$about = preg_match( '/^[^\p{C}]*$/Du', $about ) ? $about : '?';
		$this->trouble = $this->trouble ?: [ $id, preg_replace( '/^(.{40}).+$/Dsu', '$1…', $about ) ];
	}

	/** Reads `g=oxono&p=...`, as it stands behind the # of a link. */
	public static function fromLink( string $text ): self {
		$values = [];
		foreach ( explode( '&', ltrim( trim( $text ), '#' ) ) as $pair ) {
			[ $key, $value ] = explode( '=', $pair, 2 ) + [ 1 => '' ];
			if ( $key !== '' ) {
				$values[urldecode( $key )] = urldecode( $value );
			}
		}
		return new self( $values );
	}

	/** The address of a Ludoteca with a slash at its end; '' if that is no web address. */
	public static function address( string $told ): string {
		$told = trim( $told );
		$isWeb = preg_match( '~^https?://[^\s/?#<>"\'\\\\]+(/[^\s?#<>"\'\\\\]*)?$~Di', $told );
		return $isWeb ? rtrim( $told, '/' ) . '/' : '';
	}

	/** @return string[] The id of a message (`nothing`, `unknown`, `wrong`) and what it is about, or nothing. */
	public function trouble(): array {
		return $this->trouble;
	}

	/** What readers are told that this is: the writer's words, or the game's name. */
	public function title(): string {
		return $this->values['title'] ?? ucfirst( str_replace( [ '-', '_' ], ' ', $this->values['g'] ?? '' ) );
	}

	/** Says in which language the board speaks where the writer has not chosen one: `el`, `pl-formal` ... */
	public function speak( string $language ): void {
		$language = strtolower( substr( $language, 0, 2 ) );
		if ( !isset( $this->values['lang'] ) && preg_match( self::FORMS['lang'], $language ) ) {
			$this->values['lang'] = $language;
		}
	}

	/** The address of the board on a page of its own. */
	public function page( string $address ): string {
		$language = $this->values['lang'] ?? 'en';
		$folder = ( $language === 'en' ? '' : "$language/" ) . $this->values['g'] . '/';
		$place = $this->fragment( [ 'g', ...self::EMBEDDED ] );
		return $address . $folder . ( $place === '' ? '' : "#$place" );
	}

	/** The address of the board for a frame. */
	public function frame( string $address ): string {
		return $address . 'embed/v1/#' . $this->fragment( [] );
	}

	/** @param string[] $without */
	private function fragment( array $without ): string {
		$asked = array_diff_key( $this->values, array_flip( [ ...$without, 'width', 'height', 'title' ] ) );
		return http_build_query( $asked, '', '&', PHP_QUERY_RFC3986 );
	}

	/** The board in a frame, with a link below it for where there are no frames. */
	public function html( string $address, string $linkText ): string {
		$size = array_intersect_key( $this->values, self::SIZE ) + self::SIZE;
		$frame = self::escaped( $this->frame( $address ) );
		$page = self::escaped( $this->page( $address ) );
		$title = self::escaped( $this->title() );
		$link = self::escaped( $linkText );
		[ 'width' => $width, 'height' => $height ] = $size;
		// In a narrow column it keeps its shape, but not at the price of a board too small for fingers.
		$style = "display:block;width:100%;height:auto;aspect-ratio:$width/$height;"
			. "min-height:min(480px,{$height}px);border:0";
		return "<figure class=\"ludoteca\" style=\"margin:1em 0;max-width:{$width}px\">"
			. "<iframe src=\"$frame\" title=\"$title\" width=\"$width\" height=\"$height\""
			. " loading=\"lazy\" allow=\"clipboard-write\" style=\"$style\"></iframe>"
			. "<figcaption>$title · <a href=\"$page\">$link</a></figcaption></figure>";
	}

	private static function escaped( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}
}
