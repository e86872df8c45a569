/** The rule for the starts of a program, which never goes out of date. */
export type StartRule = {
  /** The first, second, third or fourth Monday of a month. */
  monday: 1 | 2 | 3 | 4;
  /** The months of a start, counted from 1; all of them if missing. */
  months?: readonly number[];
};

/** What an intern gets, pays and agrees to, before the conditions in writing. */
export type InternshipTerms = {
  /** A stipend that we pay or a fee that the intern pays, in rupees. */
  pay: { kind: 'stipend' | 'fee'; rupees: number; note: string };
  starts: StartRule;
  place: string;
  hours: string;
  /** Places at each start. */
  seats: number;
  certificate: string;
};

/** Days between the last application and the start. */
export const APPLICATION_LEAD_DAYS = 7;

const monthly = 'a month, paid on the last working day';

/** The terms of each program by its title (src/config/content/internships.ts). */
export const INTERNSHIP_TERMS: Readonly<Record<string, InternshipTerms>> = {
  'Full-Stack Development': {
    pay: { kind: 'stipend', rupees: 8_000, note: monthly },
    starts: { monday: 1 },
    place: 'Bangalore two days a week, the rest from home',
    hours: '24 a week, Monday to Friday',
    seats: 6,
    certificate: 'Certificate that names the feature you shipped',
  },
  'AI/ML Engineering': {
    pay: { kind: 'stipend', rupees: 10_000, note: monthly },
    starts: { monday: 1, months: [1, 3, 5, 7, 9, 11] },
    place: 'Remote, with one week in Bangalore at the start',
    hours: '24 a week, two of them in the reading group',
    seats: 4,
    certificate: 'Certificate with your report attached',
  },
  'DevOps & Cloud': {
    pay: { kind: 'stipend', rupees: 8_000, note: monthly },
    starts: { monday: 3 },
    place: 'Remote, anywhere in India',
    hours: '20 a week, and one game day on a Saturday',
    seats: 4,
    certificate: 'Certificate with a reference from your mentor',
  },
  'Mobile Development': {
    pay: { kind: 'stipend', rupees: 7_000, note: monthly },
    starts: { monday: 1 },
    place: 'Bangalore two days a week, the rest from home',
    hours: '20 a week, Monday to Friday',
    seats: 6,
    certificate: 'Certificate that links to your release',
  },
  Cybersecurity: {
    pay: { kind: 'fee', rupees: 4_500, note: 'once, for the lab and its licences' },
    starts: { monday: 2, months: [2, 5, 8, 11] },
    place: 'Remote, in a lab of your own',
    hours: '16 a week, evenings are fine',
    seats: 8,
    certificate: 'Certificate after the final report is accepted',
  },
  'UI/UX Design': {
    pay: { kind: 'stipend', rupees: 6_000, note: monthly },
    starts: { monday: 3 },
    place: 'Bangalore, three days a week in the studio',
    hours: '20 a week, with interviews on two afternoons',
    seats: 4,
    certificate: 'Certificate with your case study',
  },
};
