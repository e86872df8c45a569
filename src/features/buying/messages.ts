/** The messages of the cart and of buying (specification, section 8), and a few where it is silent. */
export const successMessages = {
  addedToCart: 'Added to cart!',
  payment: 'Payment successful! You can now download the project.',
  removedFromCart: (title: string) => `${title} removed from cart`,
  cartCleared: 'Cart cleared',
} as const;

export const loginRequiredMessages = {
  addToCart: 'Please login to add items to cart',
  manageCart: 'Please login to manage cart items',
  checkout: 'Please login to proceed with checkout',
  purchase: 'Please login to purchase projects',
} as const;

export const cartMessages = {
  duplicate: 'Item already in cart',
  empty: 'Your cart is empty',
  checkoutPlaceholder: 'Checkout functionality will be implemented soon',
  leftAsOwned: (title: string) => `${title} is yours and has left your cart`,
} as const;
