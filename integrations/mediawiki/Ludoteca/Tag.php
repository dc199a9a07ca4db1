<?php

namespace Ludoteca;

use MediaWiki\MediaWikiServices;

/** The tag `<ludoteca game="oxono" position="..."/>`; what it makes depends on the page alone, so it may be cached. */
final class Tag {
	/** Attributes whose keys in a link are shorter. */
	private const KEYS = [ 'game' => 'g', 'position' => 'p', 'record' => 'r', 'picture' => 'i' ];

	/** @param \Parser $parser */
	public static function onParserFirstCallInit( $parser ): void {
		$parser->setHook( 'ludoteca', [ self::class, 'render' ] );
	}

	/**
	 * @param string|null $inside Between the two halves of the tag: the title, if there is one.
	 * @param array<string,string> $values
	 * @param \Parser $parser
	 */
	public static function render( $inside, array $values, $parser ): string {
		$language = $parser->getTargetLanguage();
		$say = static function ( string $id, string ...$arguments ) use ( $language ): string {
			$message = wfMessage( "ludoteca-$id" )->plaintextParams( ...$arguments );
			return $message->inLanguage( $language )->text();
		};
		$address = Board::address( MediaWikiServices::getInstance()->getMainConfig()->get( 'LudotecaAddress' ) );
		$board = new Board( self::asked( $values + [ 'title' => (string)$inside ] ) );
		$trouble = $address === '' ? [ 'address', '' ] : $board->trouble();
		if ( $trouble ) {
			$trouble[1] = array_search( $trouble[1], self::KEYS, true ) ?: $trouble[1];
			return '<strong class="error">' . htmlspecialchars( $say( ...$trouble ) ) . '</strong>';
		}
		$board->speak( $language->getCode() );
		// Where the wiki sends a policy, the frame needs to be named in it.
		$parts = parse_url( $address );
		$host = $parts['host'] . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' );
		$parser->getOutput()->addExtraCSPDefaultSrc( "{$parts['scheme']}://$host" );
		return $board->html( $address, $say( 'open' ) );
	}

	/**
	 * @param array<string,string> $values
	 * @return array<string,string>
	 */
	private static function asked( array $values ): array {
		$asked = [];
		foreach ( $values as $name => $value ) {
			// A template hands on what it was given, with letters that are markup written as numbers.
			$value = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			$asked[self::KEYS[$name] ?? $name] = $value;
		}
		return $asked;
	}
}
