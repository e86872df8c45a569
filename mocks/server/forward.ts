import type { Forward } from '../controls/passOn';

/** What this server itself says of every answer, whoever gave it: which pages may read it. */
const OWN_HEADERS = /^(access-control-.*|vary)$/;

/** Sends a request on as it is. What its answer says of other origins is left out. */
export const forward: Forward = async (request) => {
  const { body, status, headers } = await fetch(request);
  const kept = [...headers].filter(([name]) => !OWN_HEADERS.test(name));
  return new Response(body, { status, headers: kept });
};
