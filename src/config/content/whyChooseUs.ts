import { CLAIMS } from '@/config/constants';

/** The reasons to buy from the shop (specification, section 2: About). */
export const REASONS_TO_CHOOSE_US: readonly { title: string; text: string }[] = [
  {
    title: 'Read before it is sold',
    text: 'A developer builds, runs and reviews every project on a clean machine before it is listed.',
  },
  {
    title: 'One price, stated once',
    text: 'You pay once, in rupees, without a processing fee and without a subscription.',
  },
  {
    title: 'Yours to build on',
    text: 'The commercial license covers your own products and the work you do for clients.',
  },
  {
    title: 'Help that knows the code',
    text: `The people who reviewed a project answer for it: ${CLAIMS.freeSupport}.`,
  },
];
