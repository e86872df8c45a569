import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../fixtures';

/** Writes a config.json for this test; returns its path. */
function writeConfig(name: string, config: string): string {
  const configFile = test.info().outputPath(`${name}.json`);
  mkdirSync(dirname(configFile), { recursive: true });
  writeFileSync(configFile, config);
  return configFile;
}

test(
  'one build is two shops with two backends',
  { tag: '@nginx' },
  async ({ page, serve, allowConsole }) => {
    // This test's backends respond with empty objects.
    allowConsole(/^console: Loading .* failed/);
    const asked: string[] = [];
    await page.route(/^https:\/\/(first|second)\.example\.com\//, (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    for (const name of ['first', 'second']) {
      const config = {
        apiHost: `https://${name}.example.com`,
        splashMs: 0,
        site: { siteName: `The ${name} shop`, contactEmail: `hello@${name}.example.com` },
      };
      const { address } = await serve({ configFile: writeConfig(name, JSON.stringify(config)) });
      asked.length = 0;
      const receive = async (path: string) => (await page.request.get(address + path)).text();
      expect(JSON.parse(await receive('/manifest.webmanifest'))).toMatchObject({
        name: `The ${name} shop`,
      });
      for (const path of ['/', '/projects', '/about']) {
        // The splash, before any script runs.
        expect(await receive(path)).toContain(`<strong>The ${name} shop</strong>`);
        await page.goto(`${address}${path}`);
        await expect(page.locator('#splash')).toHaveCount(0);
        const home = page.getByRole('banner').getByRole('link', { name: /home page$/ });
        await expect(home).toHaveAccessibleName(`The ${name} shop, home page`);
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByRole('link', { name: 'Email' })).toHaveAttribute(
          'href',
          `mailto:hello@${name}.example.com`,
        );
      }
      await expect.poll(() => new Set(asked)).toEqual(new Set([`${name}.example.com`]));
    }
  },
);

test('a broken config.json does not start the shop, and the splash says so', async ({
  page,
  serve,
  host,
  allowConsole,
}) => {
  test.skip(!host.isWatching, 'with a broken config.json this server does not start at all');
  allowConsole(/Reading config\.json failed/);
  const configFile = writeConfig('broken', '{"apiHost": "api.example.com"}');
  const { address } = await serve({ configFile });
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto(`${address}/projects`);
  await expect(page.getByText('because it is not set up properly')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
  expect((await logged).text()).toContain('apiHost must be an address such as');
});
