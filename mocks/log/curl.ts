import type { LoggedCall } from './entries';
import { quoteForShell } from './quoteForShell';

/** Headers that the browser adds by itself or that curl works out. */
const OF_THE_BROWSER =
  /^(accept-encoding|accept-language|connection|content-length|host|origin|referer|user-agent|sec-.*)$/;

/** The command that repeats a call; where a token was, one has to be put in. */
export function toCurl({ method, url, request }: LoggedCall): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !OF_THE_BROWSER.test(name))
    .map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`);
  return [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoteForShell(url),
    ...headers,
    ...(request.body === null ? [] : [`--data-raw ${quoteForShell(request.body)}`]),
  ].join(' ');
}
