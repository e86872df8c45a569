import { FREE_SUPPORT_DAYS } from './constants';

/** The texts of the section "What you get" on the project page. */
export const contentsMessages = {
  heading: 'What you get',
  files: 'Files',
  readme: 'README',
  readmeGoesOn: 'The README goes on in the zip file.',
  showAll: 'Show all',
  showLess: 'Show less',
  runsOn: 'Runs on',
  license: 'License',
  may: 'You may',
  mayNot: 'You may not',
  terms: 'Read the whole license',
  support: 'Support',
  failed: 'What is in the zip file could not be loaded.',
} as const;

const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`;

/** Describes how long a purchase includes support; without a count, the shop's standard period. */
export function supportFromPurchase(count: number | null | undefined): string {
  return `${days(count ?? FREE_SUPPORT_DAYS)} from your purchase`;
}
