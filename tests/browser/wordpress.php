<?php
/**
 * Asks WordPress, by its own code, what it shows in the place of the address on standard input.
 *
 * It has no database here, and what it fetches from the site comes from a folder.
 */

[ , $code, $folder, $site ] = $argv;
define( 'ABSPATH', "$code/" );
define( 'WPINC', 'wp-includes' );
define( 'WP_CONTENT_DIR', ABSPATH . 'wp-content' );
define( 'WP_DEBUG', false );
$needed = [
	...[ 'load', 'compat', 'plugin', 'functions', 'l10n', 'formatting', 'kses', 'shortcodes', 'general-template' ],
	...[ 'link-template', 'http', 'class-wp-http', 'class-wp-error', 'pluggable', 'embed', 'class-wp-oembed' ],
];
foreach ( $needed as $name ) {
	require_once ABSPATH . "wp-includes/$name.php";
}
add_filter( 'pre_option', static function ( $value, $name ) {
	return [ 'home' => 'http://blog.test', 'siteurl' => 'http://blog.test', 'blog_charset' => 'UTF-8' ][$name] ?? '';
}, 10, 2 );
add_filter( 'pre_http_request', static function ( $reply, $asked, $address ) use ( $folder, $site ) {
	// As on any static host, a question counts for nothing.
	$path = strtok( substr( $address, strlen( $site ) ), '?#' );
	$body = file_get_contents( "$folder/$path" . ( substr( $path, -1 ) === '/' ? 'index.html' : '' ) );
	return [ 'headers' => [], 'body' => $body, 'cookies' => [], 'response' => [ 'code' => 200, 'message' => 'OK' ] ];
}, 10, 3 );
// One of the filters that are on in every WordPress: it trusts nobody that it does not know.
add_filter( 'oembed_dataparse', 'wp_filter_oembed_result', 10, 3 );
echo wp_oembed_get( trim( stream_get_contents( STDIN ) ) );
