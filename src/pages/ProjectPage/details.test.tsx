import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findCheckout, payByCard } from '@/testing/checkout';
import { fakeIntersections, scrollAway, scrollTo } from '@/testing/intersections';
import { expectNoMarkup, MARKUP } from '@/testing/markup';
import { backend, server } from '@/testing/mockServer';
import { stopClock } from '@/testing/stopClock';
import { people, renderApp } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';

describe('the gallery', () => {
  const TITLE = 'Clinic planner';
  const THREE = ['till.png', '/uploads/images/bill.png', 'https://cdn.example.com/stock.png'];

  /** Opens the page of a project with overridden values. */
  async function openWith(changes: object) {
    const response = await fetch(`${process.env.API_HOST}/api/projects/4`);
    const { project } = (await response.json()) as { project: object };
    server.use(
      http.get('*/api/projects/4', () =>
        HttpResponse.json({
          project: { ...project, title: TITLE, image_captions: [], ...changes },
        }),
      ),
    );
    const opened = await renderApp('/projects/4');
    await screen.findByRole('heading', { level: 1 });
    return opened;
  }

  const gallery = () => within(screen.getByRole('group', { name: `Pictures of ${TITLE}` }));
  const enlargeButton = (position: string) =>
    gallery().getByRole('button', { name: `Enlarge picture ${position}` });

  describe('the gallery of a project', () => {
    it('shows all pictures, the first at once and the others near the viewport', async () => {
      await openWith({ preview_images: JSON.stringify(THREE) });
      const pictures = gallery().getAllByRole('img', { name: /Screenshot/ });
      expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
        `Screenshot 1 of 3 of ${TITLE}`,
        `Screenshot 2 of 3 of ${TITLE}`,
        `Screenshot 3 of 3 of ${TITLE}`,
      ]);
      expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
        'eager',
        'lazy',
        'lazy',
      ]);
      expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
      expect(gallery().getByText('1 of 3')).toBeVisible();
    });

    it('is moved through with the arrow keys, Home and End', async () => {
      const { user } = await openWith({ preview_images: THREE });
      enlargeButton('1 of 3').focus();
      await user.keyboard('{ArrowRight}');
      expect(gallery().getByText('2 of 3')).toBeVisible();
      expect(enlargeButton('2 of 3')).toHaveFocus();
      await user.keyboard('{End}{ArrowRight}');
      expect(gallery().getByText('3 of 3')).toBeVisible();
      await user.keyboard('{Home}{ArrowLeft}');
      expect(gallery().getByText('1 of 3')).toBeVisible();
      expect(enlargeButton('1 of 3')).toHaveFocus();
    });

    it('captions the pictures and describes them with the captions', async () => {
      const { user } = await openWith({
        preview_images: THREE,
        image_captions: ['The till with a bill', 'Bills of the day'],
      });
      expect(gallery().getByRole('img', { name: 'The till with a bill' })).toBeVisible();
      expect(gallery().getByText('The till with a bill')).toBeVisible();
      await user.click(gallery().getByRole('button', { name: 'Show picture 2 of 3' }));
      expect(gallery().getByText('Bills of the day')).toBeVisible();
      expect(gallery().getByRole('img', { name: `Screenshot 3 of 3 of ${TITLE}` })).toBeVisible();
    });

    it('draws a cover for a picture that does not load', async () => {
      await openWith({ preview_images: ['missing.png', 'bill.png'] });
      fireEvent.error(gallery().getByRole('img', { name: `Screenshot 1 of 2 of ${TITLE}` }));
      expect(gallery().getAllByRole('img', { name: /Screenshot/ })).toHaveLength(1);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it.each([null, [], '', '{"not":"a list"}', [7, null]])(
      'is a drawn cover without pictures (%p)',
      async (preview_images) => {
        await openWith({ preview_images, category: 'Education' });
        expect(document.querySelector('main [data-title]')).toHaveAttribute('data-title', TITLE);
        expect(screen.queryByRole('group', { name: /^Pictures/ })).not.toBeInTheDocument();
        expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
      },
    );
  });

  describe('the full-screen view', () => {
    async function enlargeFirst() {
      const opened = await openWith({ preview_images: THREE, image_captions: ['The till'] });
      await opened.user.click(enlargeButton('1 of 3'));
      const dialog = await screen.findByRole('dialog', { name: `Pictures of ${TITLE}` });
      return { ...opened, viewer: within(dialog) };
    }

    it('zooms in and out, and shows the next picture whole', async () => {
      const { user, viewer } = await enlargeFirst();
      const zoomOut = viewer.getByRole('button', { name: 'Zoom out' });
      expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
      await user.click(viewer.getByRole('button', { name: 'Zoom in' }));
      expect(viewer.getByRole('group', { name: 'Enlarged picture' })).toBeVisible();
      await user.click(zoomOut);
      expect(viewer.queryByRole('group', { name: 'Enlarged picture' })).not.toBeInTheDocument();
      await user.dblClick(viewer.getByRole('img', { name: 'The till' }));
      expect(viewer.getByRole('group', { name: 'Enlarged picture' })).toBeVisible();
      await user.click(viewer.getByRole('button', { name: 'Next picture' }));
      expect(viewer.queryByRole('group', { name: 'Enlarged picture' })).not.toBeInTheDocument();
    });
  });
});

describe('the offer', () => {
  fakeIntersections();

  const PROJECT = '/projects/4';

  /** Opens the page of a project with overridden values. */
  async function openWith(changes: object, as?: string) {
    const response = await fetch(`${process.env.API_HOST}/api${PROJECT}`);
    const { project } = (await response.json()) as { project: object };
    server.use(
      http.get(`*/api${PROJECT}`, () => HttpResponse.json({ project: { ...project, ...changes } })),
    );
    const opened = await renderApp(PROJECT, as ? { as } : {});
    await screen.findByRole('heading', { level: 1 });
    return opened;
  }

  async function purchaseButton() {
    const button = await screen.findByRole('button', { name: 'Purchase Now' });
    await waitFor(() => expect(button).toBeEnabled());
    return button;
  }

  const bar = () => screen.queryByRole('complementary', { name: 'Buy this project' });

  describe('the bar at the bottom', () => {
    it('is there while the button of the price card is out of sight', async () => {
      await openWith({ base_price: '4999' });
      const button = await purchaseButton();
      expect(bar()).not.toBeInTheDocument();
      scrollAway(button);
      expect(await screen.findByRole('button', { name: 'Buy for ₹4,999.00' })).toBeVisible();
      expect(screen.getAllByRole('button', { name: 'Purchase Now' })).toHaveLength(1);
      scrollTo(button);
      await waitFor(() => expect(bar()).not.toBeInTheDocument());
    });

    it('buys with one order, whichever button is pressed', async () => {
      const orders: string[] = [];
      server.events.on('request:start', ({ request }) => {
        if (request.url.endsWith('/create-order')) orders.push(request.url);
      });
      const { user } = await openWith({}, people.newCustomer);
      const button = await purchaseButton();
      scrollAway(button);
      await user.dblClick(await screen.findByRole('button', { name: /^Buy for/ }));
      expect(button).toBeDisabled();
      await findCheckout();
      server.events.removeAllListeners();
      expect(orders).toHaveLength(1);
    });
  });

  describe('the offer', () => {
    it('promises nothing about a project that is not for sale', async () => {
      await openWith({ is_active: false });
      expect(await screen.findByText('This project is not for sale at the moment.')).toBeVisible();
      expect(screen.queryByRole('list', { name: 'Included in the price' })).not.toBeInTheDocument();
    });

    it('tells beside the price until when one gets the money back', async () => {
      await openWith({});
      const offer = within(screen.getByRole('complementary', { name: 'Purchase' }));
      expect(offer.getByRole('link', { name: 'Money back within 30 days' })).toHaveAttribute(
        'href',
        '/refund-policy#guarantees',
      );
    });
  });
});

describe('structured data', () => {
  async function openWith(changes: object) {
    const response = await fetch(`${process.env.API_HOST}/api/projects/4`);
    const { project } = (await response.json()) as { project: object };
    server.use(
      http.get('*/api/projects/4', () =>
        HttpResponse.json({ project: { ...project, ...changes } }),
      ),
    );
    await renderApp('/projects/4');
    await screen.findByRole('heading', { level: 1 });
    const blocks = () => document.querySelectorAll('script[type="application/ld+json"]');
    await waitFor(() => expect(blocks()).toHaveLength(1));
    return blocks()[0]!.textContent;
  }

  describe('the structured data of a project', () => {
    it('takes the place of that in the document', async () => {
      document.head.insertAdjacentHTML(
        'beforeend',
        '<script type="application/ld+json">{"name":"Prerendered"}</script>',
      );
      expect(JSON.parse(await openWith({ title: 'Clinic planner' }))).toMatchObject({
        name: 'Clinic planner',
      });
    });

    it('states product, pictures, price and availability', async () => {
      const text = await openWith({
        title: 'Clinic planner',
        short_description: 'Appointments for small clinics',
        base_price: '4999.5',
        preview_images: '["/uploads/images/clinic.png", "ward.png"]',
        is_active: true,
      });
      expect(JSON.parse(text)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Clinic planner',
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
  });
});

describe('contents', () => {
  const PROJECT = 4;

  /** Finds the section once it is loaded; a placeholder with the same heading comes before it. */
  const findSection = async () => {
    const section = (await screen.findByText('Runs on')).closest('section')!;
    expect(within(section).getByRole('heading', { name: 'What you get' })).toBeVisible();
    return within(section);
  };

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

  /** Changes what the backend sends about the project. */
  async function withProject(change: (project: Record<string, unknown>) => object) {
    const response = await fetch(`${process.env.API_HOST}/api/projects/${PROJECT}`);
    const { project } = (await response.json()) as { project: Record<string, unknown> };
    server.use(
      http.get(`*/api/projects/${PROJECT}`, () => HttpResponse.json({ project: change(project) })),
    );
  }

  describe('what you get', () => {
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
      const { user } = await renderApp(`/projects/${PROJECT}`);
      const section = await findSection();
      expect(await section.findByText(/^128 files, 38\.4 MB unpacked, \w+/)).toBeVisible();
      expect(section.getByText('126 files in deeper folders are not listed.')).toBeVisible();
      expect(section.getByText('package.json')).toBeVisible();
      expect(section.getByText('812 B')).toBeVisible();
      const folder = section.getByRole('button', { name: /^src/ });
      expect(folder).toHaveAttribute('aria-expanded', 'false');
      await user.click(folder);
      expect(section.getByText('server.js')).toBeVisible();
      expect(folder).toHaveAttribute('aria-expanded', 'true');
    });

    it('shows what can be read if the backend sends values of other types', async () => {
      await withProject((project) => ({
        ...project,
        version: { major: 2 },
        requirements: ['PHP 8.2', { database: 'MySQL' }, 'PHP 8.2'],
        changelog: [
          { version: 2.1, date: 20240301, changes: 'Faster search' },
          'First release',
          { version: '1.0', changes: ['First release', null] },
        ],
        licence: { name: ['Commercial'], may: 'Use it in one shop', may_not: null },
        support_days: '30',
      }));
      const { user } = await renderApp(`/projects/${PROJECT}`);
      const section = await findSection();
      expect(await section.findAllByText('PHP 8.2')).toHaveLength(2);
      expect(section.getByRole('heading', { name: 'Version 2.1' })).toBeVisible();
      expect(section.getByText('Faster search')).toBeVisible();
      await user.click(section.getByRole('button', { name: '1 earlier release' }));
      expect(section.getByText('First release')).toBeVisible();
      expect(section.getByRole('heading', { name: 'Commercial' })).toBeVisible();
      expect(section.getByRole('list', { name: 'You may' })).toHaveTextContent(
        'Use it in one shop',
      );
      expect(section.queryByText('You may not')).not.toBeInTheDocument();
      expect(section.queryByText(/object Object|undefined|null/)).not.toBeInTheDocument();
    });

    it('says that the listing failed, and tries again', async () => {
      backend.faults.set('getProjectContents', { status: 500 });
      const { user } = await renderApp(`/projects/${PROJECT}`);
      expect(await screen.findByText('What is in the zip file could not be loaded.')).toBeVisible();
      backend.faults.clear();
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByText('CHANGELOG.md')).toBeVisible();
    });
  });

  describe('the README', () => {
    it('is rendered with headings below those of the section and safe links', async () => {
      useContents({
        readme:
          '# Leadwell\n\nA **good** [demo](https://demo.example.com/x) and [setup](docs/setup.md).\n\n- One\n- Two\n\n```sh\nnpm start\n```\n\n| A | B |\n| - | - |\n| 1 | 2 |',
      });
      await renderApp(`/projects/${PROJECT}`);
      expect(await screen.findByRole('heading', { level: 4, name: 'Leadwell' })).toBeVisible();
      const link = screen.getByRole('link', { name: 'demo' });
      expect(link).toHaveAttribute('href', 'https://demo.example.com/x');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(screen.getByText(/setup/)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'setup' })).not.toBeInTheDocument();
      expect(screen.getByText('npm start')).toBeVisible();
      expect(screen.getByRole('cell', { name: '2' })).toBeVisible();
    });

    it('runs no script, loads no picture and follows no unsafe link', async () => {
      useContents({
        readme: `${MARKUP}\n\n<script>alert(1)</script>\n\nInline <img src=x onerror=alert(1)> end\n\n![Our logo](https://tracker.example.com/a.png)\n\n[press](javascript:alert(1)) <iframe src="https://example.com"></iframe>\n\nTom &amp; Co`,
      });
      await renderApp(`/projects/${PROJECT}`);
      const section = await findSection();
      expect(await section.findByText('Our logo')).toBeVisible();
      expect(section.getByText('Tom & Co')).toBeVisible();
      expect(section.queryByRole('link', { name: 'press' })).not.toBeInTheDocument();
      expect(section.queryByRole('img')).not.toBeInTheDocument();
      expect(section.queryByText(/alert\(1\)/)).not.toBeInTheDocument();
      expect(document.querySelector('main iframe')).toBeNull();
      expectNoMarkup();
    });

    it('is folded if it is long', async () => {
      useContents({
        readme: Array.from(
          { length: 90 },
          (_line, index) => `Paragraph ${index + 1} of many.`,
        ).join('\n\n'),
        readme_truncated: true,
      });
      const { user } = await renderApp(`/projects/${PROJECT}`);
      expect(await screen.findByText('Paragraph 1 of many.')).toBeVisible();
      expect(screen.queryByText('Paragraph 90 of many.')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Show all' }));
      expect(await screen.findByText('Paragraph 90 of many.')).toBeVisible();
      expect(screen.getByText('The README goes on in the zip file.')).toBeVisible();
    });
  });
});

describe('an owned project', () => {
  fakeIntersections();

  const PROJECT = 4;
  const OWNED = 12;

  beforeEach(() => void recordSavedFiles());
  afterEach(() => {
    backend.extensions = 'all';
  });

  async function openOwned() {
    const app = await renderApp(`/projects/${OWNED}`, { as: people.owner });
    await screen.findByText('Owned');
    return { ...app, card: within(screen.getByRole('complementary', { name: 'Purchase' })) };
  }

  describe('the page of an owned project', () => {
    it('replaces the price by the purchase, with receipt, download, review and support', async () => {
      const { card } = await openOwned();
      expect(await card.findByText(/^Bought on \d+ \w+ \d{4}$/)).toBeVisible();
      expect(await card.findByRole('button', { name: /^Receipt for / })).toBeVisible();
      expect(card.getByRole('button', { name: /^Download / })).toBeVisible();
      expect(card.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
        'href',
        `/projects/${OWNED}#reviews`,
      );
      expect(card.getByRole('link', { name: 'Get support' })).toHaveAttribute('href', '/contact');
      expect(card.getByText(/^(Until|Ended on) \d+ \w+ \d{4}$/)).toBeVisible();
      expect(card.queryByText(/₹/)).not.toBeInTheDocument();
      expect(card.queryByText('One-time purchase')).not.toBeInTheDocument();
    });
  });

  describe('after a payment', () => {
    // The backend's clock, by which the purchase is new.
    beforeEach(() => stopClock(backend.clock.now()));
    afterEach(() => jest.useRealTimers());

    async function buy() {
      const app = await renderApp(`/projects/${PROJECT}`, { as: people.newCustomer });
      const button = await screen.findByRole('button', { name: 'Purchase Now' });
      await waitFor(() => expect(button).toBeEnabled());
      await app.user.click(button);
      await payByCard(app.user);
      return app;
    }

    const findIntroduction = async () =>
      within(await screen.findByRole('region', { name: / is yours$/ }));

    it('a panel says what was bought and how to go on, takes the focus and survives a reload', async () => {
      const { close } = await buy();
      const panel = await findIntroduction();
      expect(panel.getByRole('heading', { name: / is yours$/ })).toHaveFocus();
      expect(await panel.findByText(/^₹[\d,]+\.\d\d paid on \d+ \w+ \d{4}$/)).toBeVisible();
      expect(panel.getByRole('button', { name: /^Receipt for / })).toBeVisible();
      expect(panel.getByText(/^\d+\.\d\d MB$/)).toBeVisible();
      expect(await panel.findByText(/^(Until|Ended on) \d+ \w+ \d{4}$/)).toBeVisible();
      expect(await panel.findByRole('heading', { name: 'How to run it' })).toBeVisible();
      await screen.findByText('Download started!');
      close();

      const { user, close: leave } = await renderApp(`/projects/${PROJECT}`, {
        as: people.newCustomer,
      });
      await user.click((await findIntroduction()).getByRole('button', { name: 'Dismiss' }));
      expect(screen.queryByRole('region', { name: / is yours$/ })).not.toBeInTheDocument();
      leave();

      await renderApp(`/projects/${PROJECT}`, { as: people.newCustomer });
      await screen.findByText('Owned');
      expect(screen.queryByRole('region', { name: / is yours$/ })).not.toBeInTheDocument();
    });
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
  async function openEnd(as?: string) {
    const opened = await renderApp('/projects/4', as ? { as } : {});
    await screen.findByRole('heading', { level: 1 });
    expect(searches).toEqual([]);
    const end = screen.getByRole('heading', { name: 'Need Customization?' }).closest('main')!;
    for (const element of end.querySelectorAll('div')) scrollTo(element);
    return opened;
  }

  describe('related projects', () => {
    it('are requested when one comes near, and are of the same category', async () => {
      await openEnd();
      const heading = await screen.findByRole('heading', { name: 'Related projects' });
      const shelf = within(heading.parentElement!);
      await waitFor(() => expect(shelf.getAllByRole('article')).toHaveLength(4));
      expect(searches).toEqual(['Education']);
      for (const card of shelf.getAllByRole('article')) {
        expect(within(card).getByText('Education')).toBeVisible();
        expect(within(card).getByRole('link', { name: 'View Details' })).not.toHaveAttribute(
          'href',
          '/projects/4',
        );
      }
    });

    it.each([
      ['there are none', () => HttpResponse.json({ projects: [], pagination: { total: 0 } })],
      ['they cannot be loaded', () => HttpResponse.json({ message: 'Broken' }, { status: 404 })],
    ])('are left out when %s', async (_case, respond) => {
      server.use(http.get('*/api/projects', respond));
      await openEnd();
      await waitFor(() => expect(searches).toHaveLength(1));
      await waitFor(() =>
        expect(screen.queryByRole('heading', { name: 'Related projects' })).not.toBeInTheDocument(),
      );
      expect(screen.getByRole('heading', { name: 'Need Customization?' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });
});
