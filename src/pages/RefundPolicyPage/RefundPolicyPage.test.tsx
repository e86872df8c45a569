import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

/** Statements by section, quoted from the requirements. */
const STATEMENTS: [section: string, statement: RegExp][] = [
  ['Our guarantees', /7-day guarantee/],
  ['What we refund', /Technical issue ?Within 7 days/],
  ['What we refund', /Duplicate purchase ?Within 30 days/],
  ['What we refund', /Payment error ?Within 30 days/],
  ['What we refund', /Wrong project ?Within 24 hours.*no download yet/],
  ['What we do not refund', /Change of mind/],
  ['What we do not refund', /Downloaded and used/],
  ['Exchange or platform credit', /Exchange requests: within 7 days.*one exchange per purchase/],
  ['Exchange or platform credit', /Credit requests: within 7 days/],
  ['Exchange or platform credit', /Platform credit is valid 1 year/],
  ['How to ask for a refund', /Contact support.*Review.*Approval and processing/],
  ['How to ask for a refund', /order number, your transaction ID/],
  ['When the money arrives', /Review of your request ?24-48 hours/],
  ['When the money arrives', /Processing after approval ?5-7 business days/],
  ['When the money arrives', /Your bank.*3-5 days/],
  ['When the money arrives', /Refunds go to the original payment method/],
];

describe('the refund policy page', () => {
  it('makes every statement in its section', async () => {
    await renderApp('/refund-policy');
    for (const [section, statement] of STATEMENTS) {
      const heading = await screen.findByRole('heading', { level: 2, name: section });
      expect(heading.parentElement).toHaveTextContent(statement);
    }
  });
});
