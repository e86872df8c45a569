import type { UserRow } from '../domain/model';
import { daysBefore } from './calendar';
import { seedPerson } from './people';

const LONGEST_MEMBERSHIP_DAYS = 698;
/** Below 1: more old accounts than new ones. */
const AGE_SKEW = 0.5;

const GIVEN_NAMES = [
  'Aarav',
  'Aditi',
  'Akash',
  'Amara',
  'Ben',
  'Bhavna',
  'Carlos',
  'Chitra',
  'Deepak',
  'Elena',
  'Fatima',
  'Ganesh',
  'Hana',
  'Isha',
  'Jakub',
  'Joseph',
  'Kabir',
  'Keerthi',
  'Leela',
  'Marco',
  'Maya',
  'Nandini',
  'Neel',
  'Noor',
  'Pavan',
  'Rekha',
  'Ruth',
  'Sahil',
  'Simran',
  'Tara',
  'Uma',
  'Varun',
  'Yash',
  'Yuki',
  'Zara',
];

const FAMILY_NAMES = [
  'Acharya',
  'Ahmed',
  'Banerjee',
  'Bose',
  'Castro',
  'Chopra',
  'Costa',
  'Dutta',
  'Fernandes',
  'Ghosh',
  'Gill',
  'Hoffmann',
  'Ito',
  'Jain',
  'Kapoor',
  'Kowalski',
  'Lal',
  'Lopez',
  'Mathew',
  'Mensah',
  'Mukherjee',
  'Naidu',
  'Novak',
  'Ortiz',
  'Patel',
  'Prasad',
  'Rana',
  'Rossi',
  'Saxena',
  'Silva',
  'Tiwari',
  'Varma',
  'Wilson',
  'Yadav',
];

/** Grows the list of users to `count`. */
export function growUsers(
  people: readonly UserRow[],
  anchor: Date,
  random: () => number,
  count: number,
): UserRow[] {
  const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)]!;
  const grown = [...people];
  while (grown.length < count) {
    const id = grown.length + 1;
    const [given, family] = [pick(GIVEN_NAMES), pick(FAMILY_NAMES)];
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
