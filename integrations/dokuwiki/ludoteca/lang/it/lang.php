<?php

$lang['open'] = 'Apri questo tabellone in una pagina tutta sua';
$lang['nothing'] = 'Quale gioco? A un tabellone serve g=, il nome di un gioco.';
$lang['unknown'] = 'Un tabellone non ha «%s».';
$lang['wrong'] = 'Il valore di «%s» non ha senso per un tabellone.';
$lang['address'] = 'Nelle impostazioni di questo wiki manca l’indirizzo della Ludoteca.';
