/** @jest-environment node */
import {
  entryState,
  isEntryPath,
  rememberLocation,
  returnPath,
  returnPathAfterRegistration,
  stateAfterEntry,
} from './returnLocation';

const at = (pathname: string, state: unknown = null) => ({
  pathname,
  search: '?page=2',
  hash: '#reviews',
  state,
  key: 'default',
});

it('leads back to the whole address', () => {
  expect(rememberLocation(at('/projects'))).toEqual({ from: '/projects?page=2#reviews' });
  expect(returnPath({ from: '/projects?page=2#reviews' })).toBe('/projects?page=2#reviews');
});

it.each([null, undefined, {}, { from: 5 }, { from: '' }, { from: '//evil.example' }, 'text'])(
  'leads home from %p',
  (state) => {
    expect(returnPath(state)).toBe('/');
    expect(returnPathAfterRegistration(state)).toBe('/');
  },
);

it.each([
  ['/login', true],
  ['/register', true],
  ['/login/', false],
  ['/forgot-password', false],
  ['/', false],
])('knows whether %s is an entry: %p', (path, isEntry) => {
  expect(isEntryPath(path)).toBe(isEntry);
});

describe('a menu link to the login', () => {
  it('leads back, but home after a registration', () => {
    const state = entryState(at('/projects'));
    expect(returnPath(state)).toBe('/projects?page=2#reviews');
    expect(returnPathAfterRegistration(state)).toBe('/');
  });

  it('keeps the way back between login and registration', () => {
    const state = { from: '/cart' };
    expect(entryState(at('/login', state))).toBe(state);
    expect(entryState(at('/register', state))).toBe(state);
  });
});

it('leads back after a registration that a page required', () => {
  expect(returnPathAfterRegistration({ from: '/cart' })).toBe('/cart');
  expect(returnPathAfterRegistration({ from: '/cart', isVoluntary: 'yes' })).toBe('/cart');
});

it('hands on what required the login', () => {
  const state = rememberLocation(at('/projects/4'), { purchaseOf: 4 });
  expect(state).toEqual({ from: '/projects/4?page=2#reviews', resume: { purchaseOf: 4 } });
  expect(stateAfterEntry(state)).toEqual({ purchaseOf: 4 });
  expect([null, undefined, {}].map(stateAfterEntry)).toEqual([null, null, null]);
});
