<?php

$lang['open'] = 'Open this board on a page of its own';
$lang['nothing'] = 'Which game? A board needs g=, the name of a game.';
$lang['unknown'] = 'A board has no “%s”.';
$lang['wrong'] = 'The value of “%s” does not make sense for a board.';
$lang['address'] = 'The address of the Ludoteca is missing in the settings of this wiki.';
