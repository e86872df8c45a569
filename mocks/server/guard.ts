import { isIP } from 'node:net';
import type { RequestHandler } from 'express';

type RequestOrigin = {
  /** The Host header. */
  host: string | undefined;
  origin: string | undefined;
  /** The Sec-Fetch-Site header. */
  fetchSite: string | undefined;
};

/** Returns the host name in a Host header, without the port. */
function hostName(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

/**
 * Returns false for requests under a foreign host name (DNS rebinding) or from a page of another origin
 * (CSRF). `ownHost` is the name or address that the server listens on.
 */
function isTrusted({ host = '', origin, fetchSite }: RequestOrigin, ownHost: string): boolean {
  const name = hostName(host);
  const isOwn = name === 'localhost' || name.endsWith('.localhost') || name === ownHost;
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  if (!isOwn && !isAddress) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

/** Rejects requests of other pages with 403; allows the workbench's own page and programs. */
export function guardWorkbench(ownHost: string): RequestHandler {
  return (request, response, next) => {
    const source = {
      host: request.get('Host'),
      origin: request.get('Origin'),
      fetchSite: request.get('Sec-Fetch-Site'),
    };
    if (isTrusted(source, ownHost)) next();
    else response.status(403).json({ message: 'The workbench rejects other pages' });
  };
}
