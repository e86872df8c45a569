import { quoteForShell } from '../../tools/contract/formats/quoteForShell';
import type { LoggedCall } from './entries';
import { toOutsideUrl } from './outsideUrl';

/** Headers that the browser adds by itself or that curl sets. */
const BROWSER_HEADERS =
  /^(accept-encoding|accept-language|connection|content-length|host|origin|referer|user-agent|sec-.*)$/;

/**
 * Returns the curl command that repeats a call, at the URL of `toOutsideUrl`; tokens have to be filled in by
 * hand.
 */
export function toCurl(call: LoggedCall, mockedOrigin: string | null = null): string {
  const { method, request } = call;
  const headers = Object.entries(request.headers)
    .filter(([name]) => !BROWSER_HEADERS.test(name))
    .map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`);
  return [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoteForShell(toOutsideUrl(call, mockedOrigin)),
    ...headers,
    ...(request.body === null ? [] : [`--data-raw ${quoteForShell(request.body)}`]),
  ].join(' ');
}
