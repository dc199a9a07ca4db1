<?php

$lang['address'] = 'Gdzie stoi Ludoteca: adres jej półki';
