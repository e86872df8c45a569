/** @jest-environment node */
import { REHYDRATE } from 'redux-persist';
import {
  authReducer,
  profileUpdated,
  selectIsAdmin,
  sessionConfirmed,
  sessionExpired,
  sessionUnconfirmed,
  signedIn,
  signedOut,
  storedToken,
  tokenChangedElsewhere,
} from './authSlice';

const user = {
  id: 1,
  name: 'Meera',
  email: 'meera@example.com',
  phone: null,
  role: 'user',
  created_at: '2025-01-01T00:00:00Z',
  is_verified: true,
};
const initial = authReducer(undefined, { type: 'none' });
const session = authReducer(undefined, signedIn({ token: 'a', user }));
const unchecked = authReducer(session, tokenChangedElsewhere('b'));
const nobody = { status: 'anonymous', token: null, user: null };

describe('the session', () => {
  it('is unknown until the stored token is read', () => {
    expect(initial).toEqual({ status: 'loading', token: null, user: null, endedBy: null });
  });

  it('begins with a login', () => {
    const expired = authReducer(session, sessionExpired());
    expect(authReducer(expired, signedIn({ token: 'b', user }))).toEqual({
      status: 'authenticated',
      token: 'b',
      user,
      endedBy: null,
    });
  });

  it.each([
    ['a logout', signedOut(), 'logout'],
    ['a refused token', sessionExpired(), 'expiry'],
    ['a logout in another tab', tokenChangedElsewhere(null), 'elsewhere'],
  ])('ends with %s', (_cause, action, endedBy) => {
    expect(authReducer(session, action)).toEqual({ ...nobody, endedBy });
  });

  it('is checked again when another tab switches users', () => {
    expect(unchecked).toEqual({ status: 'loading', token: 'b', user: null, endedBy: null });
    expect(authReducer(unchecked, sessionConfirmed({ ...user, id: 2 }))).toEqual({
      status: 'authenticated',
      token: 'b',
      user: { ...user, id: 2 },
      endedBy: null,
    });
  });

  it('stays as it is when another tab stores the same token', () => {
    expect(authReducer(session, tokenChangedElsewhere('a'))).toBe(session);
  });

  it('keeps a token that could not be checked', () => {
    expect(authReducer(unchecked, sessionUnconfirmed())).toEqual({
      ...unchecked,
      status: 'anonymous',
    });
  });
});

describe('the stored token', () => {
  const rehydrated = (payload: unknown, key = 'token') => ({ type: REHYDRATE, key, payload });

  it.each([undefined, {}, { token: null }, { token: '' }])('is missing in %p', (payload) => {
    expect(authReducer(initial, rehydrated(payload)).status).toBe('anonymous');
  });

  it('leaves the session unknown until it is checked', () => {
    expect(authReducer(initial, rehydrated({ token: 'a' })).status).toBe('loading');
  });

  it('comes too late after a login', () => {
    expect(authReducer(session, rehydrated(undefined))).toBe(session);
  });

  it('has nothing to do with other stored values', () => {
    expect(authReducer(initial, rehydrated(undefined, 'items'))).toBe(initial);
    expect(authReducer(initial, { type: 'other', key: 'token' })).toBe(initial);
  });

  it.each(['', 'x y', '\u0000', 'é', 'a'.repeat(4097)])('is missing in the text %p', (text) => {
    expect(storedToken.parse(new Map([['token', text]]))).toBeNull();
  });
});

describe('the profile', () => {
  const fields = { name: 'Meera K', email: 'k@example.com', phone: '+919845018260' };

  it('is that of the session with what the user has changed', () => {
    expect(authReducer(session, profileUpdated(fields)).user).toEqual({ ...user, ...fields });
  });

  it('is not that of a guest', () => {
    expect(authReducer(initial, profileUpdated(fields))).toBe(initial);
  });
});

describe('the admin role', () => {
  it.each([
    ['admin', true],
    ['user', false],
    ['Admin', false],
    ['administrator', false],
    ['', false],
  ])('role %p: %p', (role, isAdmin) => {
    const auth = authReducer(undefined, signedIn({ token: 't', user: { ...user, role } }));
    expect(selectIsAdmin({ auth })).toBe(isAdmin);
  });

  it('is not that of a guest', () => {
    expect(selectIsAdmin({ auth: initial })).toBe(false);
  });
});
