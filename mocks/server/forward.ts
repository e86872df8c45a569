import type { Forward } from '../controls/passOn';

/** The headers that this server sets on every response itself. */
const OWN_HEADERS = /^(access-control-.*|vary)$/;

/** Forwards a request unchanged; drops the response's own CORS headers. */
export const forward: Forward = async (request) => {
  const { body, status, headers } = await fetch(request);
  const kept = [...headers].filter(([name]) => !OWN_HEADERS.test(name));
  return new Response(body, { status, headers: kept });
};
