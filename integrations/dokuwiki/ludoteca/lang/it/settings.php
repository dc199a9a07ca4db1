<?php

$lang['address'] = 'Dove si trova la Ludoteca: l’indirizzo del suo scaffale';
