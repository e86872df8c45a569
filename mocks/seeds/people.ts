import type { UserRow } from '../domain/model';
import { daysBefore } from './calendar';

/** All seeded people have the password `password`; the hash is the SHA-256 of `seed:password`. */
export const seededPassword = {
  passwordSalt: 'seed',
  passwordHash: 'ac833e084fa05970c0398bbfac10174c8555e7709bab6d4cf000861b0d612e71',
} as const;

/** Ids of the people whom README names. */
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

/** The admin, the two customers whom README names, and forty more. */
export function seedPeople(anchor: Date): UserRow[] {
  const person = (
    id: number,
    name: string,
    email: string,
    memberForDays: number,
    rest: Partial<UserRow> = {},
  ): UserRow => ({
    id,
    name,
    email,
    phone: `+9198000${String(id).padStart(5, '0')}`,
    ...seededPassword,
    createdAt: daysBefore(anchor, memberForDays, 6 * 60 + id),
    isVerified: id % 4 !== 0,
    role: 'user',
    ...rest,
  });
  return [
    person(peopleIds.admin, 'Meera Iyer', 'admin@example.com', 800, { role: 'admin' }),
    person(peopleIds.asha, 'Asha Rao', 'asha@example.com', 420),
    person(peopleIds.newCustomer, 'Nikhil Verma', 'new@example.com', 12),
    ...NAMES.map((name, index) => person(index + 4, name, emailOf(name), 700 - index * 16)),
  ];
}
