import type { DomainContext } from './context';
import { hmacSha256 } from './crypto';
import { DomainError } from './errors';
import type { UserRow } from './model';
import type { Store } from './store';

const SECRET = 'launchyard-mock-token-secret';
/** Header, payload and signature. */
const TOKEN_PARTS = 3;
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

type TokenPayload = {
  sub: number;
  /** How many times all sessions had been ended when the token was issued; see `endSessions`. */
  era: number;
  /** How many times the user's own sessions had been ended; see `endSessionsOf`. */
  own: number;
  /** In seconds since 1970. */
  iat: number;
  exp: number;
};

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
const encode = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
/** The header of every token: the algorithm that signs it. */
const HEADER = encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));
const decode = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** Returns the signature of a token's first two parts, as RFC 7515 encodes it. */
async function sign(content: string): Promise<string> {
  const bytes = (await hmacSha256(SECRET, content)).match(/../g)!;
  return encode(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))));
}

/** Issues a JSON Web Token for a user, valid for seven days. */
export async function issueToken(
  { store, now }: DomainContext,
  { id, sessionsEnded: own }: UserRow,
): Promise<string> {
  const iat = toSeconds(now());
  const era = store.counters.sessionsEnded;
  const payload: TokenPayload = { sub: id, era, own, iat, exp: iat + LIFETIME_SECONDS };
  const content = `${HEADER}.${encode(JSON.stringify(payload))}`;
  return `${content}.${await sign(content)}`;
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

/** Ends all sessions and chat connections of a user; returns the changed row. */
export function endSessionsOf({ store, onSessionsEnded }: DomainContext, user: UserRow): UserRow {
  onSessionsEnded?.(user.id);
  return store.users.put({ ...user, sessionsEnded: user.sessionsEnded + 1 });
}

type TokenOptions = {
  /** Accepts tokens of ended sessions. */
  allowsEnded?: boolean;
};

/** Returns the user that a token identifies; undefined if it is missing, forged or expired. */
export async function findUserByToken(
  { store, now }: DomainContext,
  token: unknown,
  { allowsEnded = false }: TokenOptions = {},
): Promise<UserRow | undefined> {
  const parts = typeof token === 'string' ? token.split('.') : [];
  const [header, body = '', signature] = parts;
  const isGenuine = parts.length === TOKEN_PARTS && signature === (await sign(`${header}.${body}`));
  const { sub, era = 0, own = 0, exp } = isGenuine ? parsePayload(body) : {};
  if (!sub || !exp || exp <= toSeconds(now())) return undefined;
  if (!allowsEnded && era < store.counters.sessionsEnded) return undefined;
  const user = store.users.get(sub);
  return user && own >= user.sessionsEnded ? user : undefined;
}

const tokenIn = (authorization: string | null) => /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];

/** Returns the user that an Authorization header names, even if its token is no longer valid. */
export function findNamedUser({ users }: Store, authorization: string | null): UserRow | undefined {
  const { sub } = parsePayload(tokenIn(authorization)?.split('.')[1] ?? '');
  return users.get(sub ?? 0);
}

/**
 * Returns the user that an Authorization header identifies; throws `unauthorized` if there is none.
 */
export async function requireUser(
  context: DomainContext,
  authorization: string | null,
  options?: TokenOptions,
): Promise<UserRow> {
  const user = await findUserByToken(context, tokenIn(authorization), options);
  if (!user) throw new DomainError('unauthorized', 'Please log in again');
  return user;
}
