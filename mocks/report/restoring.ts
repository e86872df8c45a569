import type { ClockSetting } from '../controls/clock';
import type { FaultProgress } from '../controls/controls';
import type { Setup } from '../controls/setup';
import { readSetupFile } from '../controls/setupFile';
import { REDACTED } from '../log/redact';
import { toDay } from '../seeds/calendar';
import { knownPeople, type PersonName } from '../seeds/knownPeople';
import type { BugReport, PageReport } from './bugReport';

const MS_PER_SECOND = 1000;

/** Lets time go on from the moment of the report; a clock that was stopped stays so. */
function continueClock(clock: ClockSetting, { now }: BugReport, realNow: Date): ClockSetting {
  if (clock.kind === 'fixed') return clock;
  const seconds = Math.round((Date.parse(now) - realNow.getTime()) / MS_PER_SECOND);
  return { kind: 'shifted', byMs: seconds * MS_PER_SECOND };
}

/** Returns the seeded person with an address; null if there is none. */
function findPerson(email: string | null | undefined): PersonName | null {
  const people = Object.entries(knownPeople) as [PersonName, { email: string | null }][];
  return (email && people.find(([, person]) => person.email === email)?.[0]) || null;
}

/**
 * Returns the setup that continues a report at a real time: with the seed, day and size of its
 * state, the report's time, and the person that was signed in.
 */
export function toRestoredSetup(report: BugReport, realNow: Date): Setup {
  const { seed, size, anchor } = report.state;
  const setup = readSetupFile(report.setup);
  return {
    ...setup,
    seed,
    seeded: toDay(anchor),
    size,
    clock: continueClock(setup.clock, report, realNow),
    as: findPerson(report.page?.signedIn?.email),
  };
}

/** The keys of payments in browser storage that are not settled. */
const OPEN_PAYMENT = /^payment-/;

/**
 * Returns the counts of the faults, and the ending of the last checkout if its payment is open. The
 * ending's own faults start anew, so that the payment meets them again and stays as open as in the report.
 */
export function toRestoredFaults({ progress, page }: BugReport): FaultProgress {
  const { counts, lastEnding } = progress;
  const keys = page ? Object.keys(page.storage.local) : [];
  const isOpen = page === null || keys.some((key) => OPEN_PAYMENT.test(key));
  return { lastEnding: isOpen ? lastEnding : null, counts: { ...counts, payment: {} } };
}

/** Returns a sentence for everything that a report lacks, wherever it is restored. */
export function describeGaps({ setup, state, page }: BugReport): string[] {
  const { clock, passOn } = readSetupFile(setup);
  const { users, mails } = state.changes;
  const texts = page
    ? [page.url, ...Object.values(page.storage).flatMap(Object.values<string>)]
    : [];
  return [
    ...(users.rows.length > 0 ? ['Every password is “password”.'] : []),
    ...(mails.rows.length > 0 ? ['The mails in the outbox have no links.'] : []),
    ...(state.filesLeftOut.length > 0
      ? [`These uploads are missing: ${state.filesLeftOut.join(', ')}.`]
      : []),
    ...(clock.kind === 'faster' ? ['The clock runs at its normal speed.'] : []),
    ...(passOn ? [`${passOn.base} responds as it does today.`] : []),
    ...(page?.signedIn?.email === null
      ? ['Nobody is signed in: the session had ended, or it was a real backend’s.']
      : []),
    ...(texts.some((text) => text.includes(REDACTED))
      ? [`A password or token reads “${REDACTED}” in the address or in the browser’s storage.`]
      : []),
  ];
}

/** Returns a sentence for each difference between the browser of a report and this one. */
export function describeDifferences(
  there: PageReport['browser'],
  here: PageReport['browser'],
): string[] {
  const names = Object.keys(here) as (keyof PageReport['browser'])[];
  return names
    .filter((name) => there[name] !== here[name])
    .map((name) => `The browser’s ${name} was ${there[name]}; here it is ${here[name]}.`);
}
