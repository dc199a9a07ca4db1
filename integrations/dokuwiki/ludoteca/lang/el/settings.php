<?php

$lang['address'] = 'Πού βρίσκεται η Ludoteca: η διεύθυνση του ραφιού της';
