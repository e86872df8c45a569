import type { UserRow } from '../domain/model';
import { daysBefore } from './calendar';

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

const NAMES = [
  'Arjun Menon',
  'Priya Nair',
  'Rohan Gupta',
  'Sneha Kulkarni',
  'Vikram Singh',
  'Ananya Iyengar',
  'Karthik Reddy',
  'Divya Pillai',
  'Imran Sheikh',
  'Lakshmi Narayanan',
  'Farhan Qureshi',
  'Nisha Bhat',
  'Sanjay Deshpande',
  'Ritu Agarwal',
  'Manoj Joseph',
  'Kavya Shetty',
  'Aditya Rane',
  'Pooja Chatterjee',
  'Suresh Babu',
  'Tanvi Mehta',
  'Harpreet Kaur',
  'Naveen Gowda',
  'Shalini Das',
  'Rahul Bose',
  'Gayatri Mishra',
  'Zoya Khan',
  'Dev Malhotra',
  'Ishita Sen',
  'Prakash Hegde',
  'Anjali Thomas',
  'Daniel Okafor',
  'Sofia Martins',
  'Lucas Weber',
  'Emily Carter',
  'Hiroshi Tanaka',
  'Chloe Dubois',
  'Omar Haddad',
  'Wanjiru Kamau',
  'Nguyen Linh',
  'Olivia Brown',
];

function emailOf(name: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@example.com`;
}

/** Builds a seeded user with the shared password. */
export function seedPerson(
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
  const others = NAMES.map((name, index) => {
    const id = named.length + index + 1;
    return seedPerson({ id, name, email: emailOf(name), createdAt: since(id, 700 - index * 16) });
  });
  return [...named, ...others];
}
