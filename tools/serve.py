"""Serves a folder as a static host would: types, gzip, validators."""

from __future__ import annotations

import argparse
import gzip
import hashlib
import mimetypes
import sys
from collections.abc import Iterable
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools.builder.steps import StepFailed

USUAL_PORT, MOST_PORT = 8000, 65535
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".gz": "application/octet-stream",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# Frames without an origin of their own have to be let in, as everybody.
OPEN = {"Access-Control-Allow-Origin": "*"}
PACKED = {".whl", ".gz", ".woff2", ".png"}


class Handler(SimpleHTTPRequestHandler):
    """Answers GET and HEAD; a browser must ask again each time, and is told when nothing has changed."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def _answer(self, *, with_body: bool) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            if not self.path.split("?")[0].split("#")[0].endswith("/"):
                return self._plain(HTTPStatus.MOVED_PERMANENTLY, {"Location": self._with_slash()})
            path /= "index.html"
        if not path.is_file():
            return self._plain(HTTPStatus.NOT_FOUND, OPEN)
        zipped = path.suffix not in PACKED and "gzip" in self.headers.get("Accept-Encoding", "")
        body, tag = _content(path, path.stat().st_mtime_ns, zipped)
        headers = {
            "ETag": tag,
            "Cache-Control": "no-cache",
            "Vary": "Accept-Encoding",
            **OPEN,
        }
        if self.headers.get("If-None-Match") == tag:
            return self._plain(HTTPStatus.NOT_MODIFIED, headers)
        self.send_response(HTTPStatus.OK)
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        if zipped:
            self.send_header("Content-Encoding", "gzip")
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def _with_slash(self) -> str:
        path, mark, query = self.path.partition("?")
        return f"{path}/{mark}{query}"

    def _plain(self, status: HTTPStatus, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Says nothing: the terminal is for the address."""


@lru_cache(maxsize=512)
def _content(path: Path, _changed: int, zipped: bool) -> tuple[bytes, str]:
    """The bytes to send and their validator; packed once per version of the file."""
    body = path.read_bytes()
    if zipped:
        body = gzip.compress(body, 6, mtime=0)
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


class Server(ThreadingHTTPServer):
    """A browser that leaves a page hangs up in the middle of an answer: nothing to report."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server for the folder on the loopback address; port 0 takes a free one."""
    return Server(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def port(text: str) -> int:
    """A port as it is typed; ArgumentTypeError if it is none."""
    if not text.isdecimal() or int(text) > MOST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a whole number from 0 to {MOST_PORT}, not {text!r}")
    return int(text)


def opened(folder: Path, port: int | None) -> ThreadingHTTPServer:
    """A server on the port that was asked for, else on the usual one or any that is free; StepFailed."""
    try:
        return server(folder, USUAL_PORT if port is None else port)
    except OSError as error:
        if port is None:
            return server(folder)
        raise StepFailed(f"port {port} cannot be used: {error.strerror}.") from None


def run(serving: ThreadingHTTPServer, hidden: Iterable[str] = ()) -> None:
    """Print the address, and those of folders that no page leads to; then serve until stopped."""
    address = f"http://127.0.0.1:{serving.server_address[1]}/"
    for folder in hidden:
        print(f"{address}{folder}/  (a draft)")
    print(f"{address}  (stop with Ctrl-C)", flush=True)
    with serving:
        try:
            serving.serve_forever()
        except KeyboardInterrupt:
            print()
