/**
 * Takes the pictures of the README from the demo: `npm run docs:pictures`. Needs `npm run build:demo`, and
 * `npm run serve:demo` in another terminal.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../chromium/chromium';

const DEMO = 'http://localhost:4173';
const DOCS = join(__dirname, '../../docs');

/** The address of each picture, and a text that shows once the page is complete. */
const PICTURES = {
  'storefront.png': { path: '/projects', text: /^Showing 1-12 of/ },
  'admin-panel.png': { path: '/admin?as=admin&days=90', text: 'Best sellers' },
};

async function takePictures(): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const page = await browser.newPage({
    viewport: { width: 1280, height: 860 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  for (const [file, { path, text }] of Object.entries(PICTURES)) {
    await page.goto(`${DEMO}${path}`, { waitUntil: 'networkidle' });
    await page.locator('#splash').waitFor({ state: 'detached' });
    await page.getByText(text).first().waitFor();
    await page.screenshot({ path: join(DOCS, file), animations: 'disabled' });
    console.log(`Wrote docs/${file}`);
  }
  await browser.close();
}

void takePictures();
