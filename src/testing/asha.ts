import type { User } from '@/api/accountApi';

/** A customer, for tests of rules that need no backend. */
export const asha: User = {
  id: 2,
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: null,
  created_at: '2025-09-01T00:00:00.000Z',
  is_verified: true,
  role: 'user',
};
