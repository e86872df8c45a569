import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { findCheckout, payByCard } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { fakeIntersections, scrollAway, scrollTo } from '@/testing/intersections';
import { expectNoMarkup, MARKUP } from '@/testing/markup';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';

const PROJECT = '/projects/4';
const TITLE = 'Clinic planner';

/** Opens the page of a project with overridden values. */
async function openWith(changes: object, as?: string, path = PROJECT) {
  const response = await fetch(`${process.env.API_HOST}/api${path}`);
  const { project } = (await response.json()) as { project: object };
  server.use(
    http.get(`*/api${path}`, () =>
      HttpResponse.json({ project: { ...project, title: TITLE, ...changes } }),
    ),
  );
  const opened = await renderApp(path, as ? { as } : {});
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

async function purchaseButton() {
  const button = await screen.findByRole('button', { name: 'Purchase Now' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

describe('the gallery', () => {
  const gallery = () => within(screen.getByRole('group', { name: `Pictures of ${TITLE}` }));

  it('is read after the name and the price', async () => {
    await openWith({});
    const name = screen.getByRole('heading', { level: 1, name: TITLE });
    const price = screen.getByRole('complementary', { name: 'Purchase' });
    const pictures = screen.getByRole('group', { name: `Pictures of ${TITLE}` });
    for (const part of [name, price]) {
      expect(part.compareDocumentPosition(pictures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('shows all pictures, the first at once, described by their captions if any', async () => {
    const { user } = await openWith({
      preview_images: JSON.stringify(['till.png', '/uploads/images/bill.png', 'stock.png']),
      image_captions: ['The till with a bill', 'Bills of the day'],
    });
    const pictures = gallery().getAllByRole('img');
    const read = (name: string) => pictures.map((picture) => picture.getAttribute(name));
    expect(read('alt')).toEqual([
      'The till with a bill',
      'Bills of the day',
      `Screenshot 3 of 3 of ${TITLE}`,
    ]);
    expect(read('loading')).toEqual(['eager', 'lazy', 'lazy']);
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    expect(gallery().getByText('1 of 3')).toBeVisible();
    expect(gallery().getByText('The till with a bill')).toBeVisible();
    await user.click(gallery().getByRole('button', { name: 'Show picture 2 of 3' }));
    expect(gallery().getByText('Bills of the day')).toBeVisible();
  });

  it('draws a cover for a picture that does not load, and without pictures', async () => {
    const { close } = await openWith({
      preview_images: ['missing.png', 'bill.png'],
      image_captions: [],
    });
    fireEvent.error(gallery().getByRole('img', { name: `Screenshot 1 of 2 of ${TITLE}` }));
    expect(gallery().getAllByRole('img', { name: /Screenshot/ })).toHaveLength(1);
    close();
    await openWith({ preview_images: [] });
    expect(document.querySelector('main [data-title]')).toHaveAttribute('data-title', TITLE);
    expect(screen.queryByRole('group', { name: /^Pictures/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
  });
});

describe('the bar at the bottom', () => {
  fakeIntersections();

  it('buys while the button of the price card is out of sight', async () => {
    const { user } = await openWith({}, people.newCustomer);
    const bar = () => screen.queryByRole('complementary', { name: 'Buy this project' });
    const button = await purchaseButton();
    expect(bar()).not.toBeInTheDocument();
    scrollAway(button);
    await waitFor(() => expect(bar()).toBeVisible());
    scrollTo(button);
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
    scrollAway(button);
    await user.click(await screen.findByRole('button', { name: /^Buy for ₹[\d,]+\.\d\d$/ }));
    expect(button).toBeDisabled();
    expect(await findCheckout()).toBeVisible();
  });
});

it('structured data states product, pictures, price and availability', async () => {
  await openWith({
    short_description: 'Appointments for small clinics',
    base_price: '4999.5',
    preview_images: '["/uploads/images/clinic.png", "ward.png"]',
    is_active: true,
  });
  const blocks = () => document.querySelectorAll('script[type="application/ld+json"]');
  await waitFor(() => expect(blocks()).toHaveLength(1));
  expect((JSON.parse(blocks()[0]!.textContent) as unknown[])[0]).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: TITLE,
    description: 'Appointments for small clinics',
    image: [
      'http://localhost:3000/uploads/images/clinic.png',
      'http://localhost:3000/uploads/images/ward.png',
    ],
    brand: { '@type': 'Brand', name: 'Launchyard' },
    offers: {
      '@type': 'Offer',
      url: 'http://localhost:3000/projects/4',
      price: '4999.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
  });
});

describe('the page', () => {
  const ORDER = [
    ...['Description', 'Key features', 'Technologies', 'Reviews', 'Included in the price'],
    ...['Project files', 'License', 'Versions and support', 'Details'],
    ...['Related projects', 'Need Customization?'],
  ];

  it('tells in the order of deciding what it is, whom it suits, proof, promises and terms', async () => {
    const { user } = await renderApp(PROJECT);
    await user.click(await screen.findByRole('button', { name: /^[\w ]+, and use at college$/ }));
    await screen.findByRole('heading', { name: 'Related projects' });
    const main = within(screen.getByRole('main'));
    const headings = main.getAllByRole('heading', { level: 2 });
    // Further sections may stand between them.
    const names = headings.map(({ textContent }) => textContent);
    expect(names.filter((name) => ORDER.includes(name))).toEqual(ORDER);
    expect(main.getByText(/where your college allows purchased code/)).toBeVisible();
    const category = main.getByRole('link', { name: 'Education' });
    const title = main.getByRole('heading', { level: 1 });
    expect(category.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('folds its license and a long description, which links and the page’s search unfold', async () => {
    const lines = Array.from({ length: 30 }, (_line, index) => `Part ${index} of the clinic.`);
    const { user } = await openWith({ description: lines.join('\n') });
    expect(screen.getByText(/^Part 0 .* Part 11 of the clinic\.$/)).toBeVisible();
    const rest = await screen.findByText(/^Part 12 .* Part 29 of the clinic\.$/);
    expect(screen.getByRole('button', { name: 'Read the rest, 90 words' })).toBeVisible();
    expect(rest).not.toBeVisible();
    fireEvent(rest.closest('[hidden]')!, new Event('beforematch'));
    expect(rest).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Commercial license in plain words' }));
    expect(await screen.findByText('You may not')).toBeVisible();
  });

  it('has the short description, a badge for each technology and the features line by line', async () => {
    await openWith({
      short_description: 'Appointments for small clinics',
      technologies: 'React, Node.js,, C# ',
      features: 'Reminders\n\nBills, taxes\nStock',
    });
    expect(screen.getByText('Appointments for small clinics')).toBeVisible();
    for (const [heading, entries] of [
      ['Technologies', ['React', 'Node.js', 'C#']],
      ['Key features', ['Reminders', 'Bills, taxes', 'Stock']],
    ] as const) {
      const section = within(screen.getByRole('heading', { name: heading }).closest('section')!);
      const listed = section.getAllByRole('listitem');
      expect(listed.slice(0, 3).map(({ textContent }) => textContent)).toEqual(entries);
    }
  });

  it('has what a student asks for, as far as the backend says', async () => {
    const { close } = await openWith({
      documents: ['report', 'er_diagram'],
      suits: ['BCA', 'MCA'],
    });
    expect(screen.getByText(/^Made for BCA, MCA, where your college allows/)).toBeVisible();
    expect(screen.getByText('Project report, ER diagram')).toBeVisible();
    close();
    await openWith({ documents: undefined, suits: undefined });
    expect(screen.queryByText(/^Made for/)).not.toBeInTheDocument();
  });

  it('lets a guest ask by WhatsApp or mail, and a customer in the chat', async () => {
    const { close } = await openWith({});
    const ask = within(screen.getByRole('group', { name: 'Ask about this project' }));
    const read = (name: string) =>
      decodeURIComponent(ask.getByRole('link', { name }).getAttribute('href')!);
    expect(read('WhatsApp')).toMatch(/^https:\/\/wa\.me\/\d+\?text=.* Clinic planner/);
    expect(read('Email')).toMatch(/^mailto:.+\?subject=Clinic planner&body=.* Clinic planner/);
    close();
    const { user } = await openWith({}, people.newCustomer);
    await user.click(await screen.findByRole('button', { name: 'Ask about this project' }));
    const chat = within(await screen.findByRole('dialog', { name: 'Support Chat' }));
    await waitFor(() => expect(chat.getByRole('textbox')).toHaveDisplayValue(/ Clinic planner/));
  });
});

describe('what is in the zip file', () => {
  /** Finds the section once its listing is loaded, and unfolds a part of it. */
  async function unfold(part: 'Files' | 'README') {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: part }));
    return within(screen.getByRole('heading', { name: 'Project files' }).closest('section')!);
  }

  /** Replaces the backend's description of the zip file. */
  function useContents(changes: object) {
    server.use(
      http.get('*/api/projects/:id/contents', () =>
        HttpResponse.json({
          files: [{ path: 'app/README.md', size: 2048 }],
          total_files: 1,
          total_size: 2048,
          truncated: false,
          readme: null,
          readme_truncated: false,
          ...changes,
        }),
      ),
    );
  }

  it('lists the files of the zip file in folders that open', async () => {
    useContents({
      files: [
        { path: 'app/src/server.js', size: 5300 },
        { path: 'app/package.json', size: 812 },
      ],
      total_files: 128,
      total_size: 40_265_318,
      truncated: true,
    });
    const { user } = await renderApp(PROJECT);
    const section = await unfold('Files');
    expect(section.getByText(/^128 files, 38\.4 MB unpacked, \w+/)).toBeVisible();
    expect(section.getByText('126 files in deeper folders are not listed.')).toBeVisible();
    expect(section.getByText('package.json')).toBeVisible();
    expect(section.getByText('812 B')).toBeVisible();
    const folder = section.getByRole('button', { name: /^src/ });
    expect(folder).toHaveAttribute('aria-expanded', 'false');
    await user.click(folder);
    expect(section.getByText('server.js')).toBeVisible();
    expect(folder).toHaveAttribute('aria-expanded', 'true');
  });

  it('says that the listing failed, and tries again', async () => {
    backend.faults.set('getProjectContents', { status: 500 });
    const { user } = await renderApp(PROJECT);
    expect(await screen.findByText('What is in the zip file could not be loaded.')).toBeVisible();
    backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/^\d+ files, .+ unpacked/)).toBeVisible();
  });

  it('renders the README without scripts, pictures and unsafe links', async () => {
    useContents({
      readme: [
        '# Leadwell',
        'A [demo](https://demo.example.com/x) and a [setup](docs/setup.md).',
        '[http://localhost/pay](https://evil.example/pay) [press](https://localhost@evil.example)',
        '```sh\nnpm start\n```',
        '| A | B |\n| - | - |\n| 1 | 2 |',
        MARKUP,
        '<script>alert(1)</script>',
        'Inline <img src=x onerror=alert(1)> end',
        '![Our logo](https://tracker.example.com/a.png)',
        '[press](javascript:alert(1)) <iframe src="https://example.com"></iframe>',
        '- ہدایات (README)',
        'Tom &amp; Co',
      ].join('\n\n'),
    });
    await renderApp(PROJECT);
    const section = await unfold('README');
    expect(await section.findByRole('heading', { level: 4, name: 'Leadwell' })).toBeVisible();
    const link = section.getByRole('link', { name: 'demo' });
    expect(link).toHaveAttribute('href', 'https://demo.example.com/x');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    for (const text of [/setup/, '(demo.example.com)', 'npm start', 'Our logo', 'Tom & Co']) {
      expect(section.getByText(text)).toBeVisible();
    }
    expect(section.getByRole('cell', { name: '2' })).toBeVisible();
    expect(section.getByText('ہدایات (README)').closest('ul')).toHaveAttribute('dir', 'auto');
    expect(section.queryByRole('link', { name: /setup|press|pay/ })).not.toBeInTheDocument();
    expect(section.queryByRole('img')).not.toBeInTheDocument();
    expect(section.queryByText(/alert\(1\)/)).not.toBeInTheDocument();
    expect(document.querySelector('main iframe')).toBeNull();
    expectNoMarkup();
  });
});

describe('an owned project', () => {
  fakeIntersections();

  const OWNED = 12;

  beforeEach(() => void recordSavedFiles());

  it('shows the purchase in place of the price, with receipt, download, review and support', async () => {
    await renderApp(`/projects/${OWNED}`, { as: people.owner });
    await screen.findByText('Owned');
    const card = within(screen.getByRole('complementary', { name: 'Purchase' }));
    expect(await card.findByText(/^Bought on \d+ \w+ \d{4}$/)).toBeVisible();
    expect(await card.findByRole('button', { name: /^Receipt for / })).toBeVisible();
    expect(card.getByRole('button', { name: /^Download / })).toBeVisible();
    expect(card.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      `/projects/${OWNED}#reviews`,
    );
    expect(card.getByText(/^(Until|Ended on) \d+ \w+ \d{4}$/)).toBeVisible();
    expect(card.queryByText(/₹|One-time purchase/)).not.toBeInTheDocument();
    expect(screen.queryByText('Unlocked when you buy')).not.toBeInTheDocument();
  });

  it('is not called the latest version if no release says so', async () => {
    const row = { id: 0, projectId: OWNED, createdAt: new Date().toISOString() };
    for (const { id: userId } of backend.store.users.where('email', people.owner))
      backend.store.downloads.put({ ...row, userId });
    const changelog = [{ version: '1.0.0', date: '2020-01-01', changes: ['First release'] }];
    await openWith({ version: '1.1.0', changelog }, people.owner, `/projects/${OWNED}`);
    expect(await screen.findByText('Version 1.1.0')).toBeVisible();
  });

  it('opens the chat for support with it', async () => {
    const { user } = await renderApp(`/projects/${OWNED}`, { as: people.owner });
    const requests: unknown[] = [];
    const record = (event: Event) => requests.push((event as CustomEvent).detail);
    window.addEventListener('openChatbot', record);
    await user.click(await screen.findByRole('button', { name: 'Get support' }));
    window.removeEventListener('openChatbot', record);
    const title = (await screen.findByRole('heading', { level: 1 })).textContent;
    const about = { title, path: `/projects/${OWNED}` };
    expect(requests).toEqual([{ message: `I need help with my project ${title}.`, about }]);
    expect(await screen.findByRole('dialog', { name: 'Support Chat' })).toBeVisible();
  });

  it('says that its file broke off after it has started', async () => {
    expectConsoleOutput(/Downloading project 12 failed/);
    const headers = { 'Content-Type': 'application/zip', 'Content-Length': '8' };
    server.use(http.get('*/download', () => new HttpResponse('PK', { headers })));
    const { user } = await renderApp(`/projects/${OWNED}`, { as: people.owner });
    const [button] = await screen.findAllByRole('button', { name: /^Download / });
    await user.click(button!);
    await screen.findByText('Download started!');
    expect(await screen.findByText('Download failed. Please try again.')).toBeVisible();
  });

  it('has the focus after its payment', async () => {
    const { user } = await renderApp(PROJECT, { as: people.newCustomer });
    await user.click(await purchaseButton());
    await payByCard(user);
    const card = await screen.findByRole('complementary', { name: 'Purchase' });
    expect(await within(card).findByText('Owned')).toBeVisible();
    await waitFor(() => expect(card).toHaveFocus());
    await screen.findByText('Download started!');
  });
});

describe('related projects', () => {
  fakeIntersections();

  const searches: (string | null)[] = [];

  beforeEach(() => {
    searches.length = 0;
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/api/projects') searches.push(searchParams.get('search'));
    });
  });
  afterEach(() => server.events.removeAllListeners());

  /** Opens a project and scrolls to the end of its page. */
  async function openEnd() {
    await renderApp(PROJECT);
    await screen.findByRole('heading', { level: 1 });
    expect(searches).toEqual([]);
    const end = screen.getByRole('heading', { name: 'Need Customization?' }).closest('main')!;
    for (const element of end.querySelectorAll('div')) scrollTo(element);
  }

  it('are requested when one comes near, and are of the same category', async () => {
    await openEnd();
    const heading = await screen.findByRole('heading', { name: 'Related projects' });
    const shelf = within(heading.parentElement!);
    await waitFor(() => expect(shelf.getAllByRole('article')).toHaveLength(4));
    expect(searches).toEqual(['Education']);
    for (const card of shelf.getAllByRole('article')) {
      expect(within(card).getByText('Education')).toBeVisible();
      const link = within(card).getByRole('link');
      expect(link).not.toHaveAttribute('href', PROJECT);
    }
  });

  it('are left out when they cannot be loaded', async () => {
    server.use(http.get('*/api/projects', () => HttpResponse.json({}, { status: 404 })));
    await openEnd();
    await waitFor(() => expect(searches).toHaveLength(1));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Related projects' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
