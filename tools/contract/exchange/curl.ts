import { quoteForShell } from '../formats/quoteForShell';
import type { Exchange } from './types';

/** Matches the placeholder of a secret: `$TOKEN`, or `${TOKEN%????}` for its beginning. */
const VARIABLE = /(\$[A-Z_]+|\$\{[A-Z_]+%\?+\})/;

/** Quotes a text as one shell word in which only the placeholders of secrets are expanded. */
function quote(text: string): string {
  if (!VARIABLE.test(text)) return quoteForShell(text);
  return text
    .split(VARIABLE)
    .filter(Boolean)
    .map((part) => (VARIABLE.test(part) ? `"${part}"` : quoteForShell(part)))
    .join('');
}

/** Returns the command that prints the bytes, with octal escapes. */
function toPrintf(base64: string): string {
  const bytes = [...Buffer.from(base64, 'base64')];
  return `printf '${bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}'`;
}

/** Returns commands that connect to the live chat via HTTP long polling and print the response. */
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

/** Returns the command line that repeats a request, with secrets as shell variables. */
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
