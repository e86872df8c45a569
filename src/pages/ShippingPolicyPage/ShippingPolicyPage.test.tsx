import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

/** Statements by section, quoted from the requirements. */
const STATEMENTS: [section: string, statement: RegExp][] = [
  ['How delivery works', /Payment confirmation: instant/],
  ['How delivery works', /Order processing: 1-2 days/],
  ['How delivery works', /Download links: generated instantly/],
  ['How delivery works', /Ongoing delivery/],
  ['How delivery works', /order number and a transaction ID/],
  ['How delivery works', /on the receipt in your dashboard as Order ID and Payment ID/],
  ['Instant download and manual checks', /digital and instant; the 1-2 days of order processing/],
  ['Download links and limits', /Downloads are unlimited for 1 year/],
  ['Download links and limits', /download links ?Valid 24 hours/],
  ['If something goes wrong', /order number.*transaction ID/],
  ['Contact', /Support response within 24 hours/],
];

describe('the shipping policy page', () => {
  it('makes every statement in its section', async () => {
    await renderApp('/shipping-policy');
    for (const [section, statement] of STATEMENTS) {
      const heading = await screen.findByRole('heading', { level: 2, name: section });
      expect(heading.parentElement).toHaveTextContent(statement);
    }
  });
});
