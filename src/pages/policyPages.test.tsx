import { screen, waitFor, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/browserStorage';
import { REFUND_SENTENCE } from '@/config/constants';
import { SUPPORT_STATEMENT } from '@/config/policyFigures';
import { installConfig } from '@/config/shopConfig';
import { renderApp } from '@/testing/renderApp';
import { storedData } from './PrivacyPage/storedData';

type Statements = [section: string, statement: RegExp][];

/** Each policy with its statements by section, quoted from the requirements. */
const POLICIES: [path: string, title: string, statements: Statements][] = [
  [
    '/shipping-policy',
    'Shipping and Delivery Policy',
    [
      ['How delivery works', /Payment confirmation: instant/],
      ['How delivery works', /Order processing: 1-2 days/],
      ['How delivery works', /Download links: generated instantly/],
      ['How delivery works', /Ongoing delivery/],
      ['How delivery works', /order number and a transaction ID/],
      ['How delivery works', /on the receipt in your dashboard as Order ID and Payment ID/],
      [
        'Instant download and manual checks',
        /digital and instant; the 1-2 days of order processing/,
      ],
      ['Download links and limits', /Downloads are unlimited for 1 year/],
      ['Download links and limits', /download links ?Valid 24 hours/],
      ['If something goes wrong', /order number.*transaction ID/],
      ['Contact', /Support response within 24 hours/],
    ],
  ],
  [
    '/terms-conditions',
    'Terms and Conditions',
    [
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
    ],
  ],
  [
    '/refund-policy',
    'Cancellations and Refunds',
    [
      ['Our guarantees', /7-day guarantee/],
      ['What we refund', /Technical issue ?Within 7 days/],
      ['What we refund', /Duplicate purchase ?Within 30 days/],
      ['What we refund', /Payment error ?Within 30 days/],
      ['What we refund', /Wrong project ?Within 24 hours.*no download yet/],
      ['What we do not refund', /Change of mind/],
      ['What we do not refund', /Downloaded and used/],
      [
        'Exchange or platform credit',
        /Exchange requests: within 7 days.*one exchange per purchase/,
      ],
      ['Exchange or platform credit', /Credit requests: within 7 days/],
      ['Exchange or platform credit', /Platform credit is valid 1 year/],
      ['How to ask for a refund', /Contact support.*Review.*Approval and processing/],
      ['How to ask for a refund', /order number, your transaction ID/],
      ['When the money arrives', /Review of your request ?24-48 hours/],
      ['When the money arrives', /Processing after approval ?5-7 business days/],
      ['When the money arrives', /Your bank.*3-5 days/],
      ['When the money arrives', /Refunds go to the original payment method/],
    ],
  ],
  [
    '/privacy-policy',
    'Privacy Policy',
    [
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
    ],
  ],
];

const DEFAULT_WIDTH = window.innerWidth;
afterEach(() => {
  window.innerWidth = DEFAULT_WIDTH;
});

async function openPolicy(path: string, title: string) {
  const opened = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
  return { ...opened, main: within(screen.getByRole('main')) };
}

const sectionOf = (name: string) => screen.getByRole('heading', { level: 2, name }).parentElement!;

it.each(POLICIES)('the policy at %s states what it must', async (path, title, statements) => {
  const { main } = await openPolicy(path, title);
  expect(document.title).toBe(`${title} · Launchyard`);
  expect(main.getByText('1 October 2025')).toHaveAttribute('datetime', '2025-10-01');
  for (const [section, statement] of statements) {
    expect(sectionOf(section)).toHaveTextContent(statement);
  }

  const contents = within(main.getByRole('navigation', { name: 'Contents' }));
  const entries = contents
    .getAllByRole('link')
    .map((entry) => `${entry.textContent} ${entry.getAttribute('href')}`);
  const headings = within(main.getByRole('article')).getAllByRole('heading', { level: 2 });
  expect(entries).toEqual(headings.map(({ textContent, id }) => `${textContent} ${path}#${id}`));
  expect(new Set(entries).size).toBe(headings.length);

  expect(main.getByText(/^Is something unclear\?/)).toBeVisible();
  const others = within(main.getByRole('navigation', { name: 'Other policies' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    POLICIES.map(([address]) => address).filter((address) => address !== path),
  );
});

it('the terms have 13 numbered sections, and links for addresses and names of pages', async () => {
  const { main } = await openPolicy('/terms-conditions', 'Terms and Conditions');
  const article = within(main.getByRole('article'));
  const headings = article.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => parseInt(textContent, 10))).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 1),
  );
  for (const [name, href] of [
    ['hello@launchyard.example.com', 'mailto:hello@launchyard.example.com'],
    ['Privacy Policy', '/privacy-policy'],
    ['Help page', '/help'],
  ] as const) {
    expect(article.getAllByRole('link', { name })[0]).toHaveAttribute('href', href);
  }
});

it('the contents are collapsed on a phone', async () => {
  window.innerWidth = 390;
  const { user, main } = await openPolicy('/terms-conditions', 'Terms and Conditions');
  const contents = within(main.getByRole('navigation', { name: 'Contents' }));
  const entry = contents.getByText('6. Commercial license');
  expect(entry).not.toBeVisible();
  await user.click(contents.getByText('Contents'));
  expect(entry).toBeVisible();
});

it.each([
  ['/help', 'How can we help?', true],
  ['/about', 'We build software that others can launch.', true],
  ['/contact', 'Talk to the people who know the code.', false],
  ['/terms-conditions', 'Terms and Conditions', true],
  ['/refund-policy', 'Cancellations and Refunds', true],
  ['/shipping-policy', 'Shipping and Delivery Policy', true],
  ['/register', 'Create your account', false],
])('%s denies no claim of another page', async (path, title, hasStatement) => {
  await openPolicy(path, title);
  // The footer has the sentence, too.
  expect(screen.getByRole('contentinfo')).toHaveTextContent(REFUND_SENTENCE);
  const quotes = (text: string) => document.body.textContent.includes(text);
  // Parts of /about load on their own.
  await waitFor(() => expect(quotes(SUPPORT_STATEMENT)).toBe(hasStatement));
  expect(quotes('24/7') && quotes('Monday to Friday')).toBe(false);
});

it.each(['/projects', '/projects?page=2', '/ideathon', '/register', '/login'])(
  '%s says when people answer wherever it claims 24/7 support',
  async (path) => {
    await renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('24/7');
    expect(main).toHaveTextContent(/support,? ?answered within 24 hours/i);
  },
);

it.each(['/help', '/terms-conditions', '/refund-policy'])('%s quotes the refunds', async (path) => {
  await renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('main')).toHaveTextContent(REFUND_SENTENCE);
});

describe('the privacy policy', () => {
  it('lists everything that the shop stores in the browser', async () => {
    expect(storedData.flatMap(({ keys }) => keys).sort()).toEqual([...STORAGE_KEYS].sort());
    await openPolicy('/privacy-policy', 'Privacy Policy');
    const table = within(
      screen.getByRole('group', { name: 'Cookies and storage on your device, table' }),
    );
    for (const { what, why, until } of storedData) {
      const row = table.getByRole('row', { name: new RegExp(`^${what}`) });
      expect(row).toHaveTextContent(why);
      expect(row).toHaveTextContent(until);
    }
  });

  it('states the reports on errors and speed while they are sent, and only then', async () => {
    const REPORTS: Statements = [
      ['Data we collect', /Reports on errors and speed/],
      ['How we use it', /To find and repair errors/],
      ['Who receives data', /collects reports on errors and speed for us/],
      ['How long we keep data', /Reports on errors and speed ?1 year/],
    ];
    for (const config of [{ reporting: { url: '/reports' } }, {}]) {
      installConfig(config);
      const { close } = await openPolicy('/privacy-policy', 'Privacy Policy');
      for (const [section, statement] of REPORTS) {
        expect([section, statement.test(sectionOf(section).textContent)]).toEqual([
          section,
          'reporting' in config,
        ]);
      }
      close();
    }
  });
});
