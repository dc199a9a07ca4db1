<?php

use dokuwiki\Extension\SyntaxPlugin;
use Ludoteca\Board;

require_once __DIR__ . '/Board.php';

/** The syntax `{{ludoteca>g=oxono&p=...|title}}`. */
class syntax_plugin_ludoteca extends SyntaxPlugin {
	/** @inheritdoc */
	public function getType() {
		return 'substition';
	}

	/** @inheritdoc */
	public function getPType() {
		return 'block';
	}

	/** @inheritdoc Before pictures, which are written much alike. */
	public function getSort() {
		return 300;
	}

	/** @inheritdoc */
	public function connectTo( $mode ) {
		$this->Lexer->addSpecialPattern( '\{\{ludoteca>.*?\}\}', $mode, 'plugin_ludoteca' );
	}

	/** @inheritdoc */
	public function handle( $match, $state, $pos, Doku_Handler $handler ) {
		[ $asked, $title ] = explode( '|', substr( $match, strlen( '{{ludoteca>' ), -2 ), 2 ) + [ 1 => '' ];
		return [ $asked, trim( $title ) ];
	}

	/** @inheritdoc */
	public function render( $format, Doku_Renderer $renderer, $data ) {
		global $conf;
		if ( $format === 'metadata' ) {
			return false;
		}
		[ $asked, $title ] = $data;
		$address = Board::address( (string)$this->getConf( 'address' ) );
		$board = Board::fromLink( $asked . ( $title === '' ? '' : '&title=' . rawurlencode( $title ) ) );
		$trouble = $address === '' ? [ 'address', '' ] : $board->trouble();
		if ( $trouble ) {
			$this->tell( $format, $renderer, sprintf( $this->getLang( $trouble[0] ), $trouble[1] ) );
			return true;
		}
		$board->speak( $conf['lang'] );
		if ( $format === 'xhtml' ) {
			$renderer->doc .= $board->html( $address, $this->getLang( 'open' ) );
		} else {
			$renderer->externallink( $board->page( $address ), $board->title() );
		}
		return true;
	}

	private function tell( string $format, Doku_Renderer $renderer, string $sentence ): void {
		if ( $format === 'xhtml' ) {
			$renderer->doc .= '<div class="error">' . hsc( $sentence ) . '</div>';
		} else {
			$renderer->cdata( $sentence );
		}
	}
}
