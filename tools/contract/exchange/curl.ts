import { quoteForShell } from '@mocks/log/quoteForShell';
import type { Exchange } from './types';

/** The command line that repeats a request in a shell where `TOKEN` is set. */
export function toCurl({ method, url, requestHeaders, requestBody }: Exchange): string {
  const headers = Object.entries(requestHeaders).map(([name, value]) => {
    const text = `${name}: ${value}`;
    // Double quotes, so that the shell puts the token in.
    return text.includes('$TOKEN')
      ? `-H "${text.replace(/["`\\]/g, '\\$&')}"`
      : `-H ${quoteForShell(text)}`;
  });
  return [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...headers,
    ...(requestBody === null ? [] : [`--data-raw ${quoteForShell(requestBody)}`]),
    quoteForShell(url),
  ].join(' ');
}
