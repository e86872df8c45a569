import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { open } from '../steps/shop';

const PAGES = [
  '/',
  '/projects',
  '/projects/4',
  '/projects/12',
  '/ideathon',
  '/internships',
  '/about',
  '/contact',
  '/help',
  '/privacy-policy',
  '/dashboard',
  '/my-projects',
  '/payments',
];
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** Scroll positions: top, middle and end of the page. */
const PLACES = [0, 0.5, 1];

const launcher = (page: Page) => page.getByRole('button', { name: /^Open support chat/ });

/** Returns the controls whose centre, where users click, is covered by the chat button. */
function controlsUnder(page: Page): Promise<string[]> {
  return launcher(page).evaluate((button) => {
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary');
    return [...controls]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        // Narrow windows show the page as far as the strip that the button stands in.
        const end = window.innerWidth < 1200 ? button.getBoundingClientRect().top : Infinity;
        return (
          width > 0 &&
          top < end &&
          control !== button &&
          button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}

async function expectNothingCovered(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId(/skeleton/)).toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const place of PLACES) {
      await page.evaluate((share) => {
        const { scrollHeight } = document.documentElement;
        window.scrollTo({ top: scrollHeight * share, behavior: 'instant' });
      }, place);
      const message = `at ${size.width} px, ${place * 100} % down`;
      await expect(launcher(page), message).toBeInViewport({ ratio: 0.4 });
      await expect.soft.poll(() => controlsUnder(page), { message, timeout: 3000 }).toEqual([]);
    }
  }
}

test.describe('the chat button is always visible and covers no control', { tag: '@night' }, () => {
  for (const path of PAGES) {
    test(`on ${path}`, async ({ page }) => {
      await open(page, `${path}?as=customer`);
      await expectNothingCovered(page);
    });
  }

  test('on a cart with a project', async ({ page }) => {
    await open(page, '/projects/7?as=customer');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByText('Added to cart!').first()).toBeVisible();
    await open(page, '/cart');
    await expectNothingCovered(page);
  });
});
