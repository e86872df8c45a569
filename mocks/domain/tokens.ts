import type { DomainContext } from './context';
import { hmacSha256 } from './crypto';
import { DomainError } from './errors';
import type { UserRow } from './model';

const SECRET = 'launchyard-mock-token-secret';
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

type TokenPayload = {
  sub: number;
  /** How often all sessions had been ended when the token was issued; see `endSessions`. */
  era: number;
  /** In seconds since 1970. */
  iat: number;
  exp: number;
};

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
const encode = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const decode = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** Issues a signed token for a user, valid for seven days. */
export async function issueToken({ store, now }: DomainContext, { id }: UserRow): Promise<string> {
  const iat = toSeconds(now());
  const era = store.counters.sessionsEnded;
  const payload: TokenPayload = { sub: id, era, iat, exp: iat + LIFETIME_SECONDS };
  const body = encode(JSON.stringify(payload));
  return `${body}.${await hmacSha256(SECRET, body)}`;
}

function parsePayload(body: string): Partial<TokenPayload> {
  try {
    return JSON.parse(decode(body)) as Partial<TokenPayload>;
  } catch {
    return {};
  }
}

/** Ends all sessions: every token issued so far has expired. */
export function endSessions({ store }: DomainContext): void {
  store.counters.sessionsEnded += 1;
}

type TokenOptions = {
  /** Accepts a token whose session was ended. */
  allowsEnded?: boolean;
};

/** Returns the user that a token identifies; undefined if it is missing, forged or expired. */
export async function findUserByToken(
  { store, now }: DomainContext,
  token: unknown,
  { allowsEnded = false }: TokenOptions = {},
): Promise<UserRow | undefined> {
  const [body = '', signature] = typeof token === 'string' ? token.split('.') : [];
  const isGenuine = signature === (await hmacSha256(SECRET, body));
  const { sub, era = 0, exp } = isGenuine ? parsePayload(body) : {};
  if (!sub || !exp || exp <= toSeconds(now())) return undefined;
  return allowsEnded || era >= store.counters.sessionsEnded ? store.users.get(sub) : undefined;
}

/**
 * Returns the user that an Authorization header identifies; throws `unauthorized` if there is none.
 */
export async function requireUser(
  context: DomainContext,
  authorization: string | null,
  options?: TokenOptions,
): Promise<UserRow> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  const user = await findUserByToken(context, token, options);
  if (!user) throw new DomainError('unauthorized', 'Please log in again');
  return user;
}
