"""Where every page stands, for search engines; only for a site whose address is known."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from .site import MAIN_LANGUAGE, Place, Site
from .words import LANGUAGES

_HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
"""


def write_sitemap(site: Site) -> None:
    """`sitemap.xml` with every page that has been published, and `robots.txt`, which leads there."""
    if not site.address:
        return
    entries = "".join(_entry(site, place) for place in site.pages)
    site.write("sitemap.xml", f"{_HEAD}{entries}</urlset>\n")
    # It counts only at the root of a host; elsewhere it does no harm.
    site.write("robots.txt", f"User-agent: *\nAllow: /\n\nSitemap: {site.address}sitemap.xml\n")


def _entry(site: Site, place: Place) -> str:
    sisters = [(language, Place(language, place.path)) for language in LANGUAGES]
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href={quoteattr(site.url(place, other))}/>\n'
        for code, other in [*sisters, ("x-default", Place(MAIN_LANGUAGE, place.path))]
    )
    return f"<url>\n<loc>{escape(site.url(place, place))}</loc>\n{links}</url>\n"
