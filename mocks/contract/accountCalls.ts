import type { MockBackend } from '../createMockBackend';
import { ADMIN, ASHA, type Calls, NEW_CUSTOMER } from './call';
import { post, send, tokenOf } from './client';

const NEW_ADDRESS = 'asha.rao@example.com';
const UNKNOWN = { token: 'unknown' };

/** Returns the token in the newest mail to an address. */
function mailedToken({ outbox }: MockBackend, address: string): string {
  const mail = outbox.list().find(({ to, link }) => to === address && link?.includes('#token='));
  return mail!.link!.split('#token=')[1]!;
}

async function resetToken(backend: MockBackend): Promise<string> {
  await post('/api/auth/forgot-password', { email: ASHA });
  return mailedToken(backend, ASHA);
}

async function emailToken(backend: MockBackend): Promise<string> {
  const token = await tokenOf(ASHA);
  await send('PUT', '/api/auth/profile', { token, body: { email: NEW_ADDRESS } });
  return mailedToken(backend, NEW_ADDRESS);
}

/** The calls that provoke the documented responses about an account. */
export const accountCalls: Calls = {
  'getAccountServices 200': () => ({}),
  'requestPasswordReset 200': () => ({ body: { email: ASHA } }),
  'requestPasswordReset 400': () => ({ body: { email: 'asha' } }),
  'resetPassword 200': async (backend) => ({
    body: { token: await resetToken(backend), newPassword: 'another' },
  }),
  'resetPassword 400': async (backend) => ({
    body: { token: await resetToken(backend), newPassword: 'short' },
  }),
  'resetPassword 410': () => ({ body: { ...UNKNOWN, newPassword: 'another' } }),
  'confirmEmail 200': async (backend) => ({ body: { token: await emailToken(backend) } }),
  'confirmEmail 400': () => ({ body: {} }),
  'confirmEmail 409': async (backend) => {
    const token = await emailToken(backend);
    const registration = { name: 'Ravi Kumar', phone: '+919845018261', password: 'a-secret' };
    await post('/api/auth/register', { ...registration, email: NEW_ADDRESS, agreeToTerms: true });
    return { body: { token } };
  },
  'confirmEmail 410': () => ({ body: UNKNOWN }),
  'getOwnData 200': () => ({ as: ASHA }),
  'deleteAccount 200': () => ({ as: NEW_CUSTOMER, body: { password: 'password' } }),
  'deleteAccount 400': () => ({ as: NEW_CUSTOMER, body: { password: 'wrong' } }),
  'deleteAccount 409': () => ({ as: ADMIN, body: { password: 'password' } }),
};
