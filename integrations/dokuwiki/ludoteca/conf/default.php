<?php

$conf['address'] = 'https://example.org/games/';
