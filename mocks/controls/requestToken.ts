import { MOCK_SERVER } from '../log/outsideUrl';
import { KNOWN_PASSWORD, knownPeople, type PersonName } from '../seeds/knownPeople';

/** The handlers match any host; the log names this one. */
const LOGIN_ADDRESS = `${MOCK_SERVER}/api/auth/login`;
/** A real backend that the login is passed on to may never respond. */
const LONGEST_WAIT_MS = 10_000;

async function readContent(response: Response): Promise<{ token?: string; message?: string }> {
  try {
    return (await response.json()) as { token?: string; message?: string };
  } catch {
    return { message: response.status ? `status ${response.status}` : 'no response' };
  }
}

/**
 * Logs a seeded user in via `send` and returns the token; null for the guest. Rejects with an error
 * message.
 */
export async function requestToken(
  name: PersonName,
  send: (request: Request) => Promise<Response>,
): Promise<string | null> {
  const { email } = knownPeople[name];
  if (email === null) return null;
  const request = new Request(LOGIN_ADDRESS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: KNOWN_PASSWORD }),
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
  const { token, message } = await readContent(await send(request));
  if (!token) throw new Error(`${email} could not be signed in: ${message ?? 'no token came'}`);
  return token;
}
