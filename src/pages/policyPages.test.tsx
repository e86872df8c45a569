import { screen, within } from '@testing-library/react';
import { storedData } from './PrivacyPage/storedData';
import { installConfig } from '@/config/shopConfig';
import { STORAGE_KEYS } from '@/config/storageKeys';
import { renderApp } from '@/testing/renderApp';

describe('the privacy policy', () => {
  /** Statements by section, quoted from the requirements. */
  const STATEMENTS: [section: string, statement: RegExp][] = [
    ['Data we collect', /Account and profile data/],
    ['Cookies and storage on your device', /Payments that are not confirmed yet/],
    ['Cookies and storage on your device', /without its payment ID we can trace it only by/],
    ['How we protect data', /Admin accounts are protected with multi-factor authentication/],
    ['How we protect data', /Role-based access/],
    ['How long we keep data', /Inactive accounts ?3 years/],
    ['How long we keep data', /Purchase records ?7 years/],
    ['How long we keep data', /Support communications ?2 years/],
    ['How long we keep data', /Analytics ?2 years/],
    ['How long we keep data', /[^ ]Logs ?1 year/],
    ['How long we keep data', /Security logs ?3 years/],
    ['Data protection and your rights', /Download my data gives you a copy/],
    ['Data protection and your rights', /the reviews you found helpful, and your chats/],
    ['Contact and response times', /Privacy inquiries ?48 hours/],
    ['Contact and response times', /Data subject requests ?30 days/],
    ['Contact and response times', /General questions ?24 hours/],
  ];

  describe('the privacy policy page', () => {
    it('makes every statement in its section', async () => {
      await renderApp('/privacy-policy');
      for (const [section, statement] of STATEMENTS) {
        const heading = await screen.findByRole('heading', { level: 2, name: section });
        expect(heading.parentElement).toHaveTextContent(statement);
      }
    });

    it('lists everything that the shop stores in the browser', async () => {
      expect(storedData.flatMap(({ keys }) => keys).sort()).toEqual([...STORAGE_KEYS].sort());

      await renderApp('/privacy-policy');
      const table = await screen.findByRole('group', {
        name: 'Cookies and storage on your device, table',
      });
      for (const { what, why, until } of storedData) {
        const row = within(within(table).getByRole('row', { name: new RegExp(`^${what}`) }));
        expect(row.getByText(why)).toBeVisible();
        expect(row.getByText(until)).toBeVisible();
      }
    });

    describe('reports on errors and speed', () => {
      const REPORTS: [section: string, statement: RegExp][] = [
        ['Data we collect', /Reports on errors and speed/],
        ['How we use it', /To find and repair errors/],
        ['Who receives data', /collects reports on errors and speed for us/],
        ['How long we keep data', /Reports on errors and speed ?1 year/],
      ];

      afterEach(() => installConfig({}));

      it.each([
        ['are stated while they are sent', { reporting: { url: '/reports' } }, true],
        ['are not mentioned otherwise', {}, false],
      ])('%s', async (_, config, isStated) => {
        installConfig(config);
        await renderApp('/privacy-policy');
        for (const [section, statement] of REPORTS) {
          const heading = await screen.findByRole('heading', { level: 2, name: section });
          expect(statement.test(heading.parentElement!.textContent)).toBe(isStated);
        }
      });
    });
  });
});

describe('the terms', () => {
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
});

describe('the refund policy', () => {
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
});

describe('the shipping policy', () => {
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
});
