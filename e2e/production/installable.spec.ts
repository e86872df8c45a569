import { expect } from '@playwright/test';
import { test } from '../fixtures';

test('Chromium would install the shop', { tag: ['@night', '@nginx'] }, async ({ page }) => {
  await page.goto('/about');
  const devTools = await page.context().newCDPSession(page);
  const { errors, data } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, which install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

  const { icons } = JSON.parse(data!) as { icons: { src: string; sizes: string }[] };
  const pictures = icons.filter(({ src }) => src.endsWith('.png'));
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
  expect(pictures.length).toBeGreaterThan(2);
});

test('a service worker of an earlier release removes itself', async ({ page }) => {
  await page.goto('/about');
  const left = await page.evaluate(async () => {
    await caches.open('shell of an earlier release');
    const { installing } = await navigator.serviceWorker.register('/sw.js');
    await new Promise((resolve) => {
      installing!.addEventListener(
        'statechange',
        () => installing!.state === 'redundant' && resolve(null),
      );
    });
    return [await navigator.serviceWorker.getRegistrations(), await caches.keys()];
  });
  expect(left).toEqual([[], []]);
});
