/** Texts about a project that the viewer owns. */
export const ownedMessages = {
  bought: (day: string) => `Bought on ${day}`,
  version: (version: string) => `Version ${version}`,
  latest: (version: string) => `You have the latest version, ${version}`,
  newer: (version: string, day: string) =>
    `Version ${version} is newer than your download of ${day}`,
  newVersion: 'New version',
  review: 'Write a review',
  support: 'Get support',
  supportUntil: 'Support',
} as const;
