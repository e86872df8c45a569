import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { holdRequests } from '../steps/holdRequests';
import { checkout, open } from '../steps/shop';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 900 };
const PROJECT = '/projects/4?as=customer';

/** Gives the project five pictures, as an admin would. */
async function addPictures(page: Page): Promise<void> {
  await open(page, '/about');
  const status = await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const credentials = { email: 'admin@example.com', password: 'password' };
    const login = await fetch('/api/auth/login', {
      method: 'POST',
      headers,
      body: JSON.stringify(credentials),
    });
    const { token } = (await login.json()) as { token: string };
    const response = await fetch('/api/projects/4');
    const { project } = (await response.json()) as { project: Record<string, unknown> };
    const fields = [
      ...['title', 'category', 'short_description', 'description', 'demo_url', 'is_active'],
      ...['features', 'technologies'],
    ];
    const input = Object.fromEntries(fields.map((field) => [field, project[field]]));
    const list = await fetch('/api/projects?limit=100');
    const { projects } = (await list.json()) as { projects: { preview_images: unknown }[] };
    const pictures = projects.flatMap(({ preview_images: value }) =>
      typeof value === 'string' ? (JSON.parse(value) as string[]) : (value as string[]),
    );
    const saved = await fetch('/api/admin/projects/4', {
      method: 'PUT',
      headers: { ...headers, Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ...input,
        base_price: Number(project.base_price),
        preview_images: pictures.slice(0, 5),
      }),
    });
    return saved.status;
  });
  expect(status).toBe(200);
}

async function openProject(page: Page): Promise<void> {
  await addPictures(page);
  await open(page, PROJECT);
  await expect(page.getByRole('button', { name: 'Purchase Now' })).toBeEnabled();
}

/** Returns the box of an element in the viewport. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Returns the readable texts and clickable names of the page under an element. */
function coveredBy(element: Locator): Promise<string[]> {
  return element.evaluate((cover) => {
    const { left, top, right, bottom } = cover.getBoundingClientRect();
    const overlaps = (box: DOMRect) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const isFixed = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).position === 'fixed' || isFixed(node.parentElement));
    const isShown = (node: Element) => node.checkVisibility() && !isFixed(node);
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement!;
      if (!text.textContent?.trim() || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(overlaps)) covered.push(text.textContent);
    }
    for (const control of document.querySelectorAll('a, button, input')) {
      if (!isShown(control) || !overlaps(control.getBoundingClientRect())) continue;
      covered.push(control.getAttribute('aria-label') ?? control.textContent ?? '');
    }
    return covered;
  });
}

/** Moves a finger sideways; all positions are CSS pixels in the viewport. */
async function swipe(page: Page, { y, from, to }: { y: number; from: number; to: number }) {
  const steps = 10;
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number }[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map(({ x }) => ({ x, y })),
    });
  await send('touchStart', [{ x: from }]);
  for (let step = 1; step <= steps; step += 1) {
    await send('touchMove', [{ x: from + ((to - from) * step) / steps }]);
  }
  await send('touchEnd', []);
}

const galleryOf = (page: Page) => page.getByRole('group', { name: /^Pictures of/ });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the first view shows picture, name, price and a way to buy', async ({ page }) => {
    await openProject(page);
    const shown = [
      page.getByRole('button', { name: 'Enlarge picture 1 of 5' }),
      page.getByRole('heading', { level: 1 }),
      page.getByText(/^₹[\d,]+\.\d\d$/).first(),
      page.getByRole('button', { name: 'Purchase Now' }),
    ];
    // Below it is the strip of the chat button.
    const end = (await boxOf(page.getByRole('button', { name: 'Open support chat' }))).y;
    let above = 0;
    for (const element of shown) {
      const { y, bottom } = await boxOf(element);
      expect(y).toBeGreaterThanOrEqual(above);
      expect(bottom).toBeLessThanOrEqual(end);
      above = y;
    }
  });

  test('the pictures are swiped, and fill the screen', async ({ page }) => {
    await openProject(page);
    const first = await boxOf(page.getByRole('button', { name: 'Enlarge picture 1 of 5' }));
    await swipe(page, {
      y: first.y + first.height / 2,
      from: first.x + first.width * 0.8,
      to: first.x + first.width * 0.1,
    });
    await expect(galleryOf(page).getByText('2 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Enlarge picture 2 of 5' }).tap();
    const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
    const picture = viewer.getByRole('img', { name: /^Screenshot 2 of 5/ });
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(async () => (await boxOf(picture)).height)
      .toBeGreaterThan(first.height * 1.5);
    await viewer.getByRole('button', { name: 'Close pictures' }).tap();
    await expect(viewer).toBeHidden();
    await expect(galleryOf(page).getByText('2 of 5')).toBeVisible();
  });

  test('a bar buys from the end of the page, where nothing is covered', async ({ page }) => {
    await openProject(page);
    const bar = page.getByRole('complementary', { name: 'Buy this project' });
    await expect(bar).toHaveCount(0);
    await page.getByRole('heading', { name: 'Need Customization?' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Related projects' })).toBeVisible();
    await expect(bar).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const chat = page.getByRole('button', { name: 'Open support chat' });
    // Parts above that load as they come near move the end.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(footer.getByText(/^©/)).toBeInViewport();
      expect(await coveredBy(bar)).toEqual([]);
      expect(await coveredBy(chat)).toEqual([]);
    }).toPass();
    // The chat button stands in the bar, beside its own button.
    const buy = await boxOf(bar.getByRole('button', { name: /^Buy for ₹/ }));
    expect((await boxOf(chat)).x).toBeGreaterThan(buy.x + buy.width);
    await bar.getByRole('button', { name: /^Buy for ₹/ }).tap();
    await expect(checkout(page)).toBeVisible();
  });
});

test('the chat button leaves the offer free on a tablet', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize(TABLET);
  await openProject(page);
  const offer = await boxOf(page.getByRole('complementary', { name: 'Purchase' }));
  const chat = await boxOf(page.getByRole('button', { name: 'Open support chat' }));
  expect(offer.bottom).toBeLessThan(chat.y);
  const cartButton = await boxOf(page.getByRole('button', { name: 'Add to Cart' }));
  expect(cartButton.height).toBeLessThan(50);
});

test('the gallery is used with the keyboard', async ({ page }) => {
  await openProject(page);
  const status = galleryOf(page);
  await page.getByRole('button', { name: 'Enlarge picture 1 of 5' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(status.getByText('2 of 5')).toBeVisible();
  await page.keyboard.press('End');
  const last = page.getByRole('button', { name: 'Enlarge picture 5 of 5' });
  await expect(last).toBeFocused();
  await expect(page.getByRole('img', { name: /^Screenshot 5 of 5/ })).toBeInViewport({
    ratio: 0.9,
  });

  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(viewer.getByText('5 of 5')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('4 of 5')).toBeVisible();
  const picture = viewer.getByRole('img', { name: /^Screenshot 4 of 5/ });
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlarge picture 4 of 5' })).toBeFocused();
});

test('what is pressed in a drawn page is obeyed when its scripts have come', async ({ page }) => {
  const favourite = page.getByRole('button', { name: 'Favourite', exact: true });
  for (const isStored of [false, true]) {
    const release = await holdRequests(page, '**/assets/main.*.js');
    await page.goto('/projects/4', { waitUntil: 'domcontentloaded' });
    // As the page was drawn, for whoever has stored nothing.
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    await favourite.click();
    release();
    await expect(page.locator('#splash')).toHaveCount(0);
    const pressed = page.getByRole('button', { name: /Favourite/i, pressed: true });
    await expect(pressed, String(isStored)).toBeVisible();
  }
});

test('what is pressed in a drawn page is obeyed when its code comes last', async ({ page }) => {
  const html = await (await page.request.get('/projects/4')).text();
  const [, code] = Array.from(html.matchAll(/"scripts":\["([^"]+)"/g), ([, address]) => address);
  const release = await holdRequests(page, `**${code}`);
  await page.goto('/projects/4', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /^Enlarge picture 1/ }).click();
  await expect(page.locator('#splash')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('the scripts of a drawn page', () => {
  // Without the app's own, which would serve the pictures.
  test.use({ serviceWorkers: 'block' });

  for (const [when, isHeld, time] of [
    ['wait for its first picture', false, 100],
    ['wait no longer than a second', true, 1_100],
  ] as const) {
    test(when, async ({ page, allowConsole }) => {
      allowConsole(/service worker/i);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1_000);
      const release = await holdRequests(page, '**/uploads/images/**');
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      const pictures: string[] = [];
      page.on('requestfinished', (request) => {
        if (request.url().includes('/uploads/images/')) pictures.push(request.url());
      });
      await page.goto('/projects/4', { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.clock.runFor(900);
      expect(scripts).toEqual([]);

      if (!isHeld) {
        release();
        await expect.poll(() => pictures).not.toEqual([]);
      }
      await page.clock.runFor(time);
      await expect.poll(() => scripts).toContainEqual(expect.stringContaining('/assets/main'));
      release();
    });
  }
});
