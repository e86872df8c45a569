/** Why a session has ended. */
export const sessionMessages = {
  loggedOut: 'Logged out successfully',
  expired: 'Your session has expired. Please log in again.',
  unchecked: 'Your login could not be checked, so you are logged out. Please log in again.',
  loggedOutElsewhere: 'You were logged out in another tab.',
} as const;
