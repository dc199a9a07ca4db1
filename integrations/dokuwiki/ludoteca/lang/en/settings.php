<?php

$lang['address'] = 'Where the Ludoteca stands: the address of its shelf';
