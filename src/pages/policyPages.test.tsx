import { screen, within } from '@testing-library/react';
import { storedData } from './PrivacyPage/storedData';
import { installConfig } from '@/config/shopConfig';
import { STORAGE_KEYS } from '@/config/storageKeys';
import { makeStore } from '@/app/store/makeStore';
import { renderWithStore } from '@/testing/renderWithStore';
import PrivacyPage from './PrivacyPage';
import TermsPage from './TermsPage';

async function open(page: React.JSX.Element) {
  const { store, stop } = makeStore();
  const { close } = renderWithStore(store, page);
  const section = (name: string) =>
    screen.getByRole('heading', { level: 2, name }).parentElement!.textContent;
  await screen.findByRole('article');
  return { section, leave: () => [close(), stop()] };
}

describe('the privacy policy', () => {
  it('lists everything that the shop stores in the browser', async () => {
    expect(storedData.flatMap(({ keys }) => keys).sort()).toEqual([...STORAGE_KEYS].sort());
    const { leave } = await open(<PrivacyPage />);
    const table = within(
      screen.getByRole('group', { name: 'Cookies and storage on your device, table' }),
    );
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(storedData.map(({ what, why, until }) => what + why + until));
    leave();
  });

  it('states the reports on errors and speed only while they are sent', async () => {
    const REPORTS: [section: string, statement: RegExp][] = [
      ['Data we collect', /Reports on errors and speed/],
      ['How we use it', /To find and repair errors/],
      ['Who receives data', /collects reports on errors and speed for us/],
      ['How long we keep data', /Reports on errors and speed ?1 year/],
    ];
    for (const reporting of [{ url: '/reports' }, undefined]) {
      installConfig(reporting ? { reporting } : {});
      const { section, leave } = await open(<PrivacyPage />);
      for (const [name, statement] of REPORTS) {
        expect(statement.test(section(name))).toBe(reporting !== undefined);
      }
      leave();
    }
  });
});

it('the terms have 13 numbered sections', async () => {
  const { leave } = await open(<TermsPage />);
  const headings = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => parseInt(textContent))).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 1),
  );
  leave();
});
