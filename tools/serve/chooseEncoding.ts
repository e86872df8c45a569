import type { Request } from 'express';

/** The encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the first available encoding that a browser accepts; `br;q=0` does not accept Brotli. */
export function chooseEncoding(
  request: Request,
  atHand: Exclude<Encoding, 'identity'>[],
): Encoding {
  return atHand.find((encoding) => request.acceptsEncodings(encoding)) ?? 'identity';
}
