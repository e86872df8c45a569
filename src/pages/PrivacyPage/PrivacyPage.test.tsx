import { screen, within } from '@testing-library/react';
import { installConfig } from '@/config/shopConfig';
import { STORAGE_KEYS } from '@/config/storageKeys';
import { renderApp } from '@/testing/renderApp';
import { storedData } from './storedData';

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
