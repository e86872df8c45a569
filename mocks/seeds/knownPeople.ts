/** A seeded user named in the README, or a guest. The password is always `password`. */
export type KnownPerson = {
  label: string;
  description: string;
  /** Null for a guest. */
  email: string | null;
};

/** The seeded people by their names in URLs. */
export const knownPeople = {
  visitor: { label: 'Visitor', description: 'Nobody is signed in', email: null },
  customer: {
    label: 'New customer',
    description: 'Nikhil Verma, who has bought nothing yet',
    email: 'new@example.com',
  },
  owner: {
    label: 'Owner',
    description: 'Asha Rao, with purchases and a pending, a failed and a refunded payment',
    email: 'asha@example.com',
  },
  admin: {
    label: 'Admin',
    description: 'Meera Iyer, who runs the shop',
    email: 'admin@example.com',
  },
} as const satisfies Record<string, KnownPerson>;

/** The password of every seeded user. */
export const KNOWN_PASSWORD = 'password';

/** A key of `knownPeople`. */
export type PersonName = keyof typeof knownPeople;

/** Returns true for a key of `knownPeople`. */
export function isPersonName(name: unknown): name is PersonName {
  return typeof name === 'string' && Object.hasOwn(knownPeople, name);
}
