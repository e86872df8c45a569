/**
 * The texts of the specification's section 8 and the form messages of section 5, verbatim, and beside
 * them the few that the situations need which the specification leaves open.
 */

export const successMessages = {
  login: 'Login successful!',
  registration: 'Registration successful!',
  logout: 'Logged out successfully',
  addedToCart: 'Added to cart!',
  downloadStarted: 'Download started!',
  linkCopied: 'Link copied to clipboard!',
  payment: 'Payment successful! You can now download the project.',
  removedFromCart: (title: string) => `${title} removed from cart`,
  cartCleared: 'Cart cleared',
  profileUpdated: 'Profile updated successfully!',
  passwordChanged: 'Password changed successfully!',
  chatOpening: 'Opening live chat support...',
  ideaChatOpened: 'Chat opened! Tell us about your project idea.',
} as const;

export const loginRequiredMessages = {
  viewCart: 'Please login to view your cart',
  addToCart: 'Please login to add items to cart',
  manageCart: 'Please login to manage cart items',
  checkout: 'Please login to proceed with checkout',
  purchase: 'Please login to purchase projects',
  supportChat: 'Please login to start a chat with our support team',
  ideas: 'Please login to contact us about project ideas',
} as const;

export const authMessages = {
  loginRefused: 'Login failed',
  loginThrew: 'Login failed. Please try again.',
  registrationRefused: 'Registration failed',
  registrationThrew: 'Registration failed. Please try again.',
  profileRefused: 'Profile update failed',
  passwordRefused: 'Password change failed',
  sessionExpired: 'Your session has expired. Please log in again.',
} as const;

export const cartMessages = {
  duplicate: 'Item already in cart',
  empty: 'Your cart is empty',
  checkoutPlaceholder: 'Checkout functionality will be implemented soon',
  leftAsOwned: (title: string) => `${title} is yours and has left your cart`,
} as const;

export const downloadMessages = {
  failed: 'Download failed. Please try again.',
} as const;

export const paymentMessages = {
  verificationFailed: 'Payment verification failed. Please contact support.',
  cancelled: 'Payment cancelled',
  refused: (message: string) => `Payment failed: ${message}`,
  projectNotFound: 'Project not found',
  serverError: 'Server error. Please try again later.',
  notInitiated: (message: string) => `Failed to initiate payment: ${message}`,
  unreachable: 'Cannot connect to server. Please make sure the server is running.',
} as const;

export const pageMessages = {
  projectsFailedHeading: 'Error Loading Projects',
  projectsAnsweredWithError: 'Something went wrong while fetching projects.',
  projectsNotAnswered: 'Failed to load projects. Please try again.',
  projectNotFoundHeading: 'Project Not Found',
  projectNotFound: "The project you're looking for doesn't exist.",
  pageNotFound: 'Page Not Found (404)',
} as const;

export const formMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  termsRequired: 'You must agree to the terms and conditions',
  nameRequired: 'Full name is required',
  nameTooShort: 'Name must be at least 2 characters',
  nameTooLong: 'Name must be less than 100 characters',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Invalid phone number',
  confirmPasswordRequired: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
} as const;
