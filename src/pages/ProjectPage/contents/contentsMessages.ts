import { FREE_SUPPORT_DAYS } from '@/config/constants';

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
  releases: 'Versions and support',
  support: 'Support',
  failed: 'What is in the zip file could not be loaded.',
} as const;

const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`;

/** Describes how long a purchase includes support; without a count, the shop's standard period. */
export function supportFromPurchase(count: number | null | undefined): string {
  return `${days(count ?? FREE_SUPPORT_DAYS)} from your purchase`;
}
