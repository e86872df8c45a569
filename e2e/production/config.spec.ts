import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { dirname, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { createStaticServer } from '../../tools/serve/createStaticServer';
import { test } from '../fixtures';

const BUILD = resolve(__dirname, '../../dist');

const servers: Server[] = [];

/** Returns the path of this test's own file with the name. */
const configFileNamed = (name: string) => test.info().outputPath(`${name}.json`);

/** Serves the build with another config.json; returns its address. */
async function serve(name: string, config: string): Promise<string> {
  const configFile = configFileNamed(name);
  mkdirSync(dirname(configFile), { recursive: true });
  writeFileSync(configFile, config);
  const server = createStaticServer({ directory: BUILD, configFile });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test('one build is two shops with two backends', async ({ page, allowConsole }) => {
  // The backends of this test answer with empty objects.
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
    const shop = await serve(name, JSON.stringify(config));
    asked.length = 0;
    // The home page is prerendered with another name.
    for (const path of ['/', '/projects', '/about']) {
      await page.goto(`${shop}${path}`);
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
});

test('a broken config.json does not start the shop, and the splash says so', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Reading config\.json failed/);
  const shop = await serve('broken', '{"apiHost": "api.example.com"}');
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto(`${shop}/projects`);
  await expect(page.getByText('because it is not set up properly')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
  expect((await logged).text()).toContain('apiHost must be an address such as');
});

test('without a config.json the shop has its defaults', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const shop = await serve('gone', '{}');
  rmSync(configFileNamed('gone'));
  await page.goto(`${shop}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
