<?php

$lang['open'] = 'Otwórz tę planszę na osobnej stronie';
$lang['nothing'] = 'Która gra? Plansza potrzebuje g=, czyli nazwy gry.';
$lang['unknown'] = 'Plansza nie ma „%s”.';
$lang['wrong'] = 'Wartość „%s” nie ma sensu dla planszy.';
$lang['address'] = 'W ustawieniach tej wiki brakuje adresu Ludoteki.';
