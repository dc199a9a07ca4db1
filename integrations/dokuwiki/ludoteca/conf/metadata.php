<?php

$meta['address'] = [ 'string', '_pattern' => '~^https?://[^\s/]+~i' ];
