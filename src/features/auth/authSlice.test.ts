/** @jest-environment node */
import { authReducer, selectIsAdmin, signedIn } from './authSlice';

const user = {
  id: 1,
  name: 'Meera',
  email: 'meera@example.com',
  phone: null,
  created_at: '2025-01-01T00:00:00Z',
  is_verified: true,
};

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
});
