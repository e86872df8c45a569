import type { LoggedCall } from './entries';

/** Headers that the browser adds by itself or that curl works out. */
const OF_THE_BROWSER =
  /^(accept-encoding|accept-language|connection|content-length|host|origin|referer|user-agent|sec-.*)$/;

/** A word for a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The command that repeats a call; where a token was, one has to be put in. */
export function toCurl({ method, url, request }: LoggedCall): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !OF_THE_BROWSER.test(name))
    .map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  return [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quote(url),
    ...headers,
    ...(request.body === null ? [] : [`--data-raw ${quote(request.body)}`]),
  ].join(' ');
}
