import { DEFAULT_PORT } from '../server/port';
import type { LoggedCall } from './entries';

/** The mock server, which answers outside a page what the mock backend answers within it. */
export const MOCK_SERVER = `http://localhost:${DEFAULT_PORT}`;

/**
 * Returns the URL at which a call is answered outside its page: by the real backend that handled it, or by
 * the mock server if the origin of the call, `mockedOrigin`, has no API. Null for calls over HTTP.
 */
export function toOutsideUrl(
  { url, handledBy }: Pick<LoggedCall, 'url' | 'handledBy'>,
  mockedOrigin: string | null,
): string {
  const { origin, pathname, search } = new URL(url);
  if (handledBy !== null) return `${handledBy}${pathname}${search}`;
  return origin === mockedOrigin ? `${MOCK_SERVER}${pathname}${search}` : url;
}
