import type { Request } from 'express';

/** How a body is sent: compressed, or as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the first of the encodings at hand that a browser accepts; `br;q=0` accepts none. */
export function chooseEncoding(
  request: Request,
  atHand: Exclude<Encoding, 'identity'>[],
): Encoding {
  return atHand.find((encoding) => request.acceptsEncodings(encoding)) ?? 'identity';
}
