import type { Page } from '@playwright/test';

/** Holds the page's requests to matching addresses; returns a function that lets them go on. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
