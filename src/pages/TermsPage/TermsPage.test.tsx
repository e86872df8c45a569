import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

/** Statements by section, quoted from the requirements. */
const STATEMENTS: [section: string, statement: RegExp][] = [
  ['3. Your account', /an account with profile data/],
  ['5. Payment and delivery', /an order number and a transaction ID/],
  ['5. Payment and delivery', /generated instantly and valid 24 hours.*unlimited for 1 year/],
  ['8. Support and other services', /30 days of free support after purchase/],
  ['9. Cancellations and refunds', /7-day guarantee.*30-day money-back guarantee/],
  ['9. Cancellations and refunds', /platform credit/],
  ['10. Warranty and liability', /the amount paid in the prior 12 months/],
  ['11. Changes and termination', /The notice period is 30 days/],
  ['13. Business hours and contact', /Monday to Friday 11:00 to 20:00 IST/],
  ['13. Business hours and contact', /Saturday 10:00 to 16:00/],
  ['13. Business hours and contact', /Sunday closed/],
];

describe('the terms page', () => {
  it('makes every statement in its section', async () => {
    await renderApp('/terms-conditions');
    for (const [section, statement] of STATEMENTS) {
      const heading = await screen.findByRole('heading', { level: 2, name: section });
      expect(heading.parentElement).toHaveTextContent(statement);
    }
  });

  it('has 13 numbered sections', async () => {
    await renderApp('/terms-conditions');
    const text = within(await screen.findByRole('article'));
    const headings = text.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => /^\d+\. /.exec(textContent)?.[0])).toEqual(
      Array.from({ length: 13 }, (_, index) => `${index + 1}. `),
    );
  });
});
