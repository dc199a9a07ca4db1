"""A browser of one window with the distribution's WebKitGTK, for WebKitWebDriver to drive.

WebKit's own MiniBrowser keeps nothing when it is driven, and does not tell what is on its console then.
Run by the distribution's Python: webkit_window.py PROFILE CONSOLE
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


def main(profile: str, console: str) -> None:
    """Show what the driver asks for; keep it in the folder `profile`, tell the terminal `console`."""
    # WebKit's processes write the console to the outputs they inherit.
    for output in (sys.stdout, sys.stderr):
        os.dup2(os.open(console, os.O_WRONLY | os.O_NOCTTY), output.fileno())
    kept = WebKit2.WebsiteDataManager(
        base_data_directory=os.path.join(profile, "data"), base_cache_directory=os.path.join(profile, "cache")
    )
    context = WebKit2.WebContext(website_data_manager=kept)
    context.set_automation_allowed(True)
    context.connect("automation-started", lambda _context, session: take_orders(session, context))
    Gtk.main()


def take_orders(session: WebKit2.AutomationSession, context: WebKit2.WebContext) -> None:
    """The driver may have a window."""
    info = WebKit2.ApplicationInfo()
    info.set_name("Ludoteca")
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: window(context))


def window(context: WebKit2.WebContext) -> WebKit2.WebView:
    """A window with a page; with it the browser ends."""
    page = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        settings=WebKit2.Settings(enable_write_console_messages_to_stdout=True),
    )
    frame = Gtk.Window()
    frame.set_default_size(1240, 800)
    frame.add(page)
    frame.show_all()
    page.connect("close", lambda _page: Gtk.main_quit())
    return page


if __name__ == "__main__":
    main(*sys.argv[1:])
