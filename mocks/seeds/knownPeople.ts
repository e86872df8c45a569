/** A seeded person whom README names, or nobody; all have the password `password`. */
export type KnownPerson = {
  label: string;
  description: string;
  /** Null for nobody. */
  email: string | null;
};

/** The people by the names that an address gives them. */
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

/** All of them log in with it. */
export const KNOWN_PASSWORD = 'password';

/** The name of one of them. */
export type PersonName = keyof typeof knownPeople;

/** True for the name of one of them. */
export function isPersonName(name: unknown): name is PersonName {
  return typeof name === 'string' && Object.hasOwn(knownPeople, name);
}
