import { isIP } from 'node:net';
import type { RequestHandler } from 'express';

type Asked = {
  /** The Host header. */
  host: string | undefined;
  origin: string | undefined;
  /** What the browser says of where the request comes from. */
  fetchSite: string | undefined;
};

/** The name in a Host header, without its port and brackets. */
function hostName(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

/**
 * Whether the workbench may answer. A name of somebody else's that leads to this machine is refused
 * (DNS rebinding), and so is a page of any other origin (CSRF). `ownHost` is the name or address
 * that the server was told to listen at.
 */
function isTrusted({ host = '', origin, fetchSite }: Asked, ownHost: string): boolean {
  const name = hostName(host);
  const isOwn = name === 'localhost' || name.endsWith('.localhost') || name === ownHost;
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  if (!isOwn && !isAddress) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

/** Refuses what does not come from the workbench's own page or from a program. */
export function guardWorkbench(ownHost: string): RequestHandler {
  return (request, response, next) => {
    const asked = {
      host: request.get('Host'),
      origin: request.get('Origin'),
      fetchSite: request.get('Sec-Fetch-Site'),
    };
    if (isTrusted(asked, ownHost)) next();
    else response.status(403).json({ message: 'The workbench answers no other page' });
  };
}
