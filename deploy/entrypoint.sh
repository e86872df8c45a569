#!/bin/sh
# Starts nginx for the build in SHOP_DIRECTORY. CONFIG_FILE is the config.json to serve, and TLS_CERTIFICATE
# with TLS_KEY add HTTP/2 at TLS_PORT. ACCESS_LOG is a file or "off". Ends with a sentence if config.json is invalid.
set -eu

set -- "$SHOP_DIRECTORY" "$RUN_DIRECTORY" --port "${PORT:-8080}" \
  --access-log "${ACCESS_LOG:-/dev/stdout}"
if [ -n "${CONFIG_FILE:-}" ]; then set -- "$@" --config "$CONFIG_FILE"; fi
if [ -n "${TLS_CERTIFICATE:-}" ]; then
  set -- "$@" --certificate "$TLS_CERTIFICATE" --key "$TLS_KEY" --tls-port "${TLS_PORT:-8443}"
fi

node "$RENDER_SCRIPT" "$@"
exec nginx -c "$RUN_DIRECTORY/nginx.conf" -e stderr
