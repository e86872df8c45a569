import { quoteForShell } from '@mocks/log/quoteForShell';
import type { Exchange } from './types';

/** What stands in place of a secret: `$TOKEN`, or `${TOKEN%????}` for its beginning. */
const VARIABLE = /(\$[A-Z_]+|\$\{[A-Z_]+%\?+\})/;

/** A text as one word for a shell, which puts secrets in and takes everything else as it stands. */
function quote(text: string): string {
  if (!VARIABLE.test(text)) return quoteForShell(text);
  return text
    .split(VARIABLE)
    .filter(Boolean)
    .map((part) => (VARIABLE.test(part) ? `"${part}"` : quoteForShell(part)))
    .join('');
}

/** The command that writes bytes, each as an octal number. */
function toPrintf(base64: string): string {
  const bytes = [...Buffer.from(base64, 'base64')];
  return `printf '${bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}'`;
}

/** Connects to the live chat over HTTP alone, which socket.io allows for, and shows its answer. */
function toChatCurl(url: string, handshake: string): string {
  const { host, pathname, protocol } = new URL(url);
  const base = `${protocol.replace('ws', 'http')}//${host}${pathname}?EIO=4&transport=polling`;
  const session = '"$CHAT"';
  return [
    `CHAT=${quoteForShell(base)}`,
    `CHAT="$CHAT&sid=$(curl -sS ${session} | sed 's/.*"sid":"\\([^"]*\\)".*/\\1/')"`,
    `curl -sS -X POST -H 'Content-Type: text/plain' --data-raw ${quote(handshake)} ${session}`,
    `curl -sS -i ${session}`,
  ].join('; ');
}

/** The command line that repeats a request in a shell where the variables of its secrets are set. */
export function toCurl(exchange: Exchange): string {
  const { method, url, requestHeaders, requestBody, requestBase64, handshake } = exchange;
  if (handshake !== undefined) return toChatCurl(url, handshake);
  const headers = Object.entries(requestHeaders).map(
    ([name, value]) => `-H ${quote(`${name}: ${value}`)}`,
  );
  const isText = requestBody !== null && requestBase64 === undefined;
  return [
    ...(requestBase64 === undefined ? [] : [`${toPrintf(requestBase64)} |`]),
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...headers,
    ...(isText ? [`--data-raw ${quote(requestBody)}`] : []),
    ...(requestBase64 === undefined ? [] : ['--data-binary @-']),
    quoteForShell(url),
  ].join(' ');
}
