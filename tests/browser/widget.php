<?php
/** Renders a widget's page as MediaWiki's extension Widgets does; parameters are JSON on standard input. */

[ , $smarty, $page, $compiled ] = $argv;
require "$smarty/Smarty.class.php";

/** What Widgets allows its pages. */
class Policy extends Smarty_Security {
	public $static_classes = null;
	public $streams = null;
	public $allow_constants = false;
	public $allow_super_globals = false;
	public $disabled_special_smarty_vars = [ 'template', 'template_object', 'current_dir' ];
}

$widget = new Smarty();
$widget->left_delimiter = '<!--{';
$widget->right_delimiter = '}-->';
$widget->compile_dir = $compiled;
// Widgets brings this modifier; of its kinds our page uses the whole numbers.
$widget->registerPlugin( 'modifier', 'validate', static function ( $text, $kind ) {
	return $kind === 'int' && filter_var( $text, FILTER_VALIDATE_INT ) !== false ? $text : '';
} );
$widget->enableSecurity( 'Policy' );
$widget->assign( json_decode( stream_get_contents( STDIN ), true ) );
$text = preg_replace( '~<noinclude>.*?</noinclude>~s', '', file_get_contents( $page ) );
echo $widget->fetch( 'string:' . str_replace( [ '<includeonly>', '</includeonly>' ], '', $text ) );
