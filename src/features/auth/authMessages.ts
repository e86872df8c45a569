import type { FailureTexts } from '@/api/failureText';

/** The messages of login, registration and account changes; those of the specification's section 8 are verbatim. */
export const authMessages = {
  loggedIn: 'Login successful!',
  registered: 'Registration successful!',
  profileUpdated: 'Profile updated successfully!',
  passwordChanged: 'Password changed successfully!',
  linkRequested: (email: string) =>
    `If an account has the address ${email}, a link is on its way to it.`,
  linkGone: 'This link does not work any more: it was used already, has expired or is incomplete.',
  resetDone: 'Your password is changed. Please log in with the new one.',
  emailPending: (email: string) =>
    `We sent a link to ${email}. Open it to confirm the new address; until then, the old one stays.`,
  emailConfirmed: (email: string) => `${email} is the address of your account now.`,
} as const;

/** The backend's message is shown whatever its status (specification, section 8). */
const unlessExplained = (failed: string, unreachable = failed): FailureTexts => ({
  failed,
  unreachable,
  quotes: 'all',
});

/** What is said of the failures of login, registration and account changes. */
export const authFailures = {
  login: unlessExplained('Login failed', 'Login failed. Please try again.'),
  registration: unlessExplained('Registration failed', 'Registration failed. Please try again.'),
  profile: unlessExplained('Profile update failed'),
  password: unlessExplained('Password change failed'),
  linkRequest: unlessExplained(
    'The link could not be requested. Please check your connection and try again.',
  ),
  reset: unlessExplained('The password could not be changed. Please try again.'),
  email: unlessExplained('The address could not be confirmed. Please try again.'),
};
