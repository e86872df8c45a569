import { readRememberedEmail, rememberEmail } from './rememberedEmail';

afterEach(() => localStorage.clear());

it('remembers the email until it is forgotten', () => {
  expect(readRememberedEmail()).toBe('');
  rememberEmail('asha@example.com');
  expect(localStorage.getItem('remembered-email')).toBe('asha@example.com');
  expect(readRememberedEmail()).toBe('asha@example.com');
  rememberEmail(null);
  expect(localStorage.getItem('remembered-email')).toBeNull();
});

it('ignores a stored text that is longer than any email', () => {
  rememberEmail('a'.repeat(254));
  expect(readRememberedEmail()).toHaveLength(254);
  rememberEmail('a'.repeat(255));
  expect(readRememberedEmail()).toBe('');
});
