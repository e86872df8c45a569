/** Messages about password resets, new email addresses and deleted accounts. */
export const accountMessages = {
  linkRequested: (email: string) =>
    `If an account has the address ${email}, a link is on its way to it.`,
  linkRequestFailed: 'The link could not be requested. Please check your connection and try again.',
  resetDone: 'Your password is changed. Please log in with the new one.',
  resetFailed: 'The password could not be changed. Please try again.',
  linkGone: 'This link does not work any more: it was used already, has expired or is incomplete.',
  emailPending: (email: string) =>
    `We sent a link to ${email}. Open it to confirm the new address; until then, the old one stays.`,
  emailConfirmed: (email: string) => `${email} is the address of your account now.`,
  emailFailed: 'The address could not be confirmed. Please try again.',
  dataLoading: 'Collecting your data…',
  dataSaved: (name: string) => `Your data was saved as ${name}`,
  dataFailed: 'Your data could not be loaded. Please try again.',
  deleted: 'Your account is deleted',
  deletionFailed: 'Your account could not be deleted. Please try again.',
} as const;
