/** A rule for the start dates of a program, so that they never go out of date. */
export type StartRule = {
  /** The first, second, third or fourth Monday of a month. */
  monday: 1 | 2 | 3 | 4;
  /** The months with a start, from 1 to 12; all months if missing. */
  months?: readonly number[];
};

/** What an intern receives, pays and agrees to, before a written contract. */
export type InternshipTerms = {
  /** A stipend that we pay or a fee that the intern pays, in rupees, and how often. */
  pay: { kind: 'stipend' | 'fee'; rupees: number; per: string };
  starts: StartRule;
  place: string;
  hours: string;
  /** Places at each start. */
  seats: number;
  /** Distinguishes the certificate. */
  certificate: string;
};

/** Days between the last application and the start. */
export const APPLICATION_LEAD_DAYS = 7;

/** The terms of each program by its title (src/config/content/internships.ts). */
export const INTERNSHIP_TERMS: Readonly<Record<string, InternshipTerms>> = {
  'Full-Stack Development': {
    pay: { kind: 'stipend', rupees: 8_000, per: 'a month' },
    starts: { monday: 1 },
    place: 'Two days a week in Bangalore',
    hours: '24 a week, Monday to Friday',
    seats: 6,
    certificate: 'Names the feature you shipped',
  },
  'AI/ML Engineering': {
    pay: { kind: 'stipend', rupees: 10_000, per: 'a month' },
    starts: { monday: 1, months: [1, 4, 7, 10] },
    place: 'Remote, first week in Bangalore',
    hours: '24 a week, with a reading group',
    seats: 4,
    certificate: 'With your report attached',
  },
  'DevOps & Cloud': {
    pay: { kind: 'stipend', rupees: 8_000, per: 'a month' },
    starts: { monday: 3 },
    place: 'Remote, anywhere in India',
    hours: '20 a week and one game day',
    seats: 4,
    certificate: 'With a reference by your mentor',
  },
  'Mobile Development': {
    pay: { kind: 'stipend', rupees: 7_000, per: 'a month' },
    starts: { monday: 1 },
    place: 'Two days a week in Bangalore',
    hours: '20 a week, Monday to Friday',
    seats: 6,
    certificate: 'Links to your release',
  },
  Cybersecurity: {
    pay: { kind: 'fee', rupees: 4_500, per: 'once, lab included' },
    starts: { monday: 2, months: [2, 5, 8, 11] },
    place: 'Remote, in a lab of your own',
    hours: '16 a week, evenings are fine',
    seats: 8,
    certificate: 'After your report is accepted',
  },
  'UI/UX Design': {
    pay: { kind: 'stipend', rupees: 6_000, per: 'a month' },
    starts: { monday: 3 },
    place: 'Three days a week in Bangalore',
    hours: '20 a week, two for interviews',
    seats: 4,
    certificate: 'With your case study attached',
  },
};
