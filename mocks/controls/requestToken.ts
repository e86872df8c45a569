import { KNOWN_PASSWORD, knownPeople, type PersonName } from '../seeds/knownPeople';

/** Sends a call to the backend, whatever host stands before it. */
type Send = (path: string, init: RequestInit) => Promise<Response>;

/** The token of a seeded person, by a login; null for nobody. Rejects with a sentence. */
export async function requestToken(name: PersonName, send: Send): Promise<string | null> {
  const { email } = knownPeople[name];
  if (email === null) return null;
  const answer = await send('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: KNOWN_PASSWORD }),
  });
  const { token, message } = (await answer.json()) as { token?: string; message?: string };
  if (!token) throw new Error(`${email} could not be signed in: ${message ?? answer.status}`);
  return token;
}
