import terms from '@/config/content/internshipTerms.json';

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
export const INTERNSHIP_TERMS = terms as Readonly<Record<string, InternshipTerms>>;
