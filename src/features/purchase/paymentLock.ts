/** Returns the name of the Web Lock that a tab holds while it pays for a project. */
export const paymentLock = ({ userId, projectId }: { userId: number; projectId: number }): string =>
  `payment-${userId}-${projectId}`;
