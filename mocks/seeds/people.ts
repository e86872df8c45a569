import type { UserRow } from '../domain/model';
import { daysBefore } from './calendar';
import names from './data/names.json';

/**
 * The password `password`, which all seeded people have; the hash is the SHA-256 of
 * `seed:password`.
 */
export const seededPassword = {
  passwordSalt: 'seed',
  passwordHash: 'ac833e084fa05970c0398bbfac10174c8555e7709bab6d4cf000861b0d612e71',
} as const;

/** Ids of the people named in the README. */
export const peopleIds = { admin: 1, asha: 2, newCustomer: 3 } as const;

const LONGEST_MEMBERSHIP_DAYS = 698;
/** Below 1: more old accounts than new ones. */
const AGE_SKEW = 0.5;

function emailOf(name: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@example.com`;
}

/** Builds a seeded user with the shared password. */
function seedPerson(
  known: Pick<UserRow, 'id' | 'name' | 'email' | 'createdAt'> & { role?: UserRow['role'] },
): UserRow {
  return {
    phone: `+9198000${String(known.id).padStart(5, '0')}`,
    ...seededPassword,
    isVerified: known.id % 4 !== 0,
    role: 'user',
    sessionsEnded: 0,
    deletedAt: null,
    ...known,
  };
}

/** Returns the admin, the two customers named in the README, and forty more. */
export function seedPeople(anchor: Date): UserRow[] {
  const since = (id: number, days: number) => daysBefore(anchor, days, 6 * 60 + id);
  const { admin, asha, newCustomer } = peopleIds;
  const named: UserRow[] = [
    seedPerson({
      id: admin,
      name: 'Meera Iyer',
      email: 'admin@example.com',
      createdAt: since(admin, 800),
      role: 'admin',
    }),
    seedPerson({
      id: asha,
      name: 'Asha Rao',
      email: 'asha@example.com',
      createdAt: since(asha, 420),
    }),
    seedPerson({
      id: newCustomer,
      name: 'Nikhil Verma',
      email: 'new@example.com',
      createdAt: since(newCustomer, 12),
    }),
  ];
  const others = names.people.map((name, index) => {
    const id = named.length + index + 1;
    return seedPerson({ id, name, email: emailOf(name), createdAt: since(id, 700 - index * 16) });
  });
  return [...named, ...others];
}

/** Grows the list of users to `count`. */
export function growUsers(
  people: readonly UserRow[],
  anchor: Date,
  random: () => number,
  count: number,
): UserRow[] {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
  const grown = [...people];
  while (grown.length < count) {
    const id = grown.length + 1;
    const [given, family] = [pick(names.given), pick(names.family)];
    grown.push(
      seedPerson({
        id,
        name: `${given} ${family}`,
        email: `${given}.${family}.${id}@example.com`.toLowerCase(),
        createdAt: daysBefore(
          anchor,
          2 + Math.floor(random() ** AGE_SKEW * LONGEST_MEMBERSHIP_DAYS),
          Math.floor(random() * 1440),
        ),
      }),
    );
  }
  return grown;
}
