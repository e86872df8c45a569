import { FREE_SUPPORT_DAYS } from './constants';
import { site } from './site';

/** The texts about what a purchase contains, on the project page. */
export const contentsMessages = {
  zip: 'Project files',
  files: 'Files',
  readme: 'README',
  readmeGoesOn: 'The README goes on in the zip file.',
  runsOn: 'Runs on',
  students: 'For students',
  suits: 'Suits',
  documents: 'Documents',
  license: 'License',
  may: 'You may',
  mayNot: 'You may not',
  terms: 'Read the whole license',
  submission: 'May I submit this at college?',
  submissionRules: [
    'Yes, where your college allows purchased code. Ask your guide before you buy.',
    `Say in your report that the code was bought from ${site.siteName}, and which parts you changed or added.`,
    'Do not name yourself as the author of what you bought.',
  ],
  releases: 'Versions and support',
  support: 'Support',
  failed: 'What is in the zip file could not be loaded.',
} as const;

const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`;

/** Describes how long a purchase includes support; without a count, the shop's standard period. */
export function supportFromPurchase(count: number | null | undefined): string {
  return `${days(count ?? FREE_SUPPORT_DAYS)} from your purchase`;
}
