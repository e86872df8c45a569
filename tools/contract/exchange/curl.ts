import { quoteForShell } from '@mocks/log/quoteForShell';
import type { Exchange } from './types';

/** Where a token is, double quotes, so that the shell puts it in. */
const quoteWithToken = (text: string) =>
  text.includes('$TOKEN') ? `"${text.replace(/["`\\]/g, '\\$&')}"` : quoteForShell(text);

/** Connects to the live chat over HTTP alone, which socket.io allows for, and shows its answer. */
function toChatCurl(url: string, handshake: string): string {
  const { host, pathname, protocol } = new URL(url);
  const base = `${protocol.replace('ws', 'http')}//${host}${pathname}?EIO=4&transport=polling`;
  const session = '"$CHAT"';
  return [
    `CHAT=${quoteForShell(base)}`,
    `CHAT="$CHAT&sid=$(curl -sS ${session} | sed 's/.*"sid":"\\([^"]*\\)".*/\\1/')"`,
    `curl -sS -X POST -H 'Content-Type: text/plain' --data-raw ${quoteWithToken(handshake)} ${session}`,
    `curl -sS -i ${session}`,
  ].join('; ');
}

/** The command line that repeats a request in a shell where `TOKEN` is set. */
export function toCurl(exchange: Exchange): string {
  const { method, url, requestHeaders, requestBody, handshake } = exchange;
  if (handshake !== undefined) return toChatCurl(url, handshake);
  const headers = Object.entries(requestHeaders).map(
    ([name, value]) => `-H ${quoteWithToken(`${name}: ${value}`)}`,
  );
  return [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...headers,
    ...(requestBody === null ? [] : [`--data-raw ${quoteForShell(requestBody)}`]),
    quoteForShell(url),
  ].join(' ');
}
