/**
 * The messages for the outcomes of login, registration and account changes (specification, section
 * 8), verbatim.
 */
export const authMessages = {
  loggedIn: 'Login successful!',
  loginFailed: 'Login failed',
  loginUnreachable: 'Login failed. Please try again.',
  registered: 'Registration successful!',
  registrationFailed: 'Registration failed',
  registrationUnreachable: 'Registration failed. Please try again.',
  profileUpdated: 'Profile updated successfully!',
  profileFailed: 'Profile update failed',
  passwordChanged: 'Password changed successfully!',
  passwordFailed: 'Password change failed',
} as const;
