/**
 * The messages of the specification's section 8 that several pages or forms share, verbatim, and a
 * few for situations that the specification leaves open.
 */

/** Labels of buttons in several places. */
export const buttonLabels = {
  undo: 'Undo',
  reload: 'Reload',
  tryAgain: 'Try Again',
  viewCart: 'View cart',
} as const;

export const successMessages = {
  logout: 'Logged out successfully',
  addedToCart: 'Added to cart!',
  downloadStarted: 'Download started!',
  payment: 'Payment successful! You can now download the project.',
  removedFromCart: (title: string) => `${title} removed from cart`,
  cartCleared: 'Cart cleared',
} as const;

export const loginRequiredMessages = {
  viewCart: 'Please login to view your cart',
  addToCart: 'Please login to add items to cart',
  manageCart: 'Please login to manage cart items',
  checkout: 'Please login to proceed with checkout',
  purchase: 'Please login to purchase projects',
} as const;

/** Why a session has ended. */
export const sessionMessages = {
  expired: 'Your session has expired. Please log in again.',
  unchecked: 'Your login could not be checked, so you are logged out. Please log in again.',
  loggedOutElsewhere: 'You were logged out in another tab.',
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
