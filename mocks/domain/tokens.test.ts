/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import type { DomainContext } from './context';
import { Store } from './store';
import { endSessions, findUserByToken, issueToken, requireUser } from './tokens';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const START = new Date('2025-10-15T09:00:00Z').getTime();

async function logInAsAsha() {
  const store = new Store(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
  let time = START;
  const context: DomainContext = {
    files: memoryFiles(),
    store,
    now: () => new Date(time),
    seed: 7,
  };
  const asha = store.users.get(peopleIds.asha)!;
  return {
    context,
    asha,
    token: await issueToken(context, asha),
    setTime: (milliseconds: number) => {
      time = milliseconds;
    },
  };
}

describe('a token', () => {
  it('identifies its user until it is seven days old', async () => {
    const { context, asha, token, setTime } = await logInAsAsha();
    setTime(START + LIFETIME_MS - 1000);
    expect(await findUserByToken(context, token)).toEqual(asha);
    setTime(START + LIFETIME_MS);
    expect(await findUserByToken(context, token)).toBeUndefined();
  });

  it.each([
    ['without its signature', ([header, body]: string[]) => `${header}.${body}`],
    ['with a fourth part', (parts: string[]) => [...parts, 'more'].join('.')],
    ['with an empty signature', ([header, body]: string[]) => `${header}.${body}.`],
    ['of another header', ([, body, signature]: string[]) => `e30.${body}.${signature}`],
    ['without a payload', ([header, , signature]: string[]) => `${header}..${signature}`],
  ])('%s identifies nobody', async (_name, change) => {
    const { context, token } = await logInAsAsha();
    expect(await findUserByToken(context, change(token.split('.')))).toBeUndefined();
  });

  it('of ended sessions identifies its user only where that is allowed', async () => {
    const { context, asha, token } = await logInAsAsha();
    endSessions(context);
    expect(await findUserByToken(context, token)).toBeUndefined();
    expect(await findUserByToken(context, token, { allowsEnded: true })).toEqual(asha);
    expect(await findUserByToken(context, await issueToken(context, asha))).toEqual(asha);
  });
});

describe('the Authorization header', () => {
  it.each([
    ['missing', () => null],
    ['without Bearer', (token: string) => token],
    ['after something else', (token: string) => `Basic, Bearer ${token}`],
    ['before something else', (token: string) => `Bearer ${token} more`],
  ])('is refused: %s', async (_name, write) => {
    const { context, token } = await logInAsAsha();
    await expect(requireUser(context, write(token))).rejects.toMatchObject({
      kind: 'unauthorized',
      message: 'Please log in again',
    });
  });
});
