import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures';
import { open } from '../steps/shop';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test(
  'buttons have borders and selections are visible without the shop’s colours',
  { tag: '@night' },
  async ({ page }) => {
    await open(page, '/projects/4');
    const purchase = page.getByRole('button', { name: 'Purchase Now' });
    expect(await styleOf(purchase, 'border-top-style')).toBe('solid');
    expect(await styleOf(purchase, 'border-top-width')).not.toBe('0px');

    const menu = page.getByRole('navigation', { name: 'Main' });
    const current = await styleOf(menu.getByRole('link', { name: 'Projects' }), 'background-color');
    const other = await styleOf(menu.getByRole('link', { name: 'Contact' }), 'background-color');
    expect(current).not.toBe(other);

    await open(page, '/projects');
    const layouts = page.getByRole('group', { name: 'Layout' }).getByRole('button');
    await expect(layouts).toHaveCount(2);
    const grounds = await Promise.all(
      (await layouts.all()).map((layout) => styleOf(layout, 'background-color')),
    );
    expect(new Set(grounds).size).toBe(2);
  },
);
