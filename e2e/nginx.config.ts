import { defineConfig } from '@playwright/test';
import { nginxHost } from '../tools/serve/hosts';
import { NGINX_PORT } from './environment';
import type { Options } from './fixtures';
import browserTests from './playwright.config';

const servers = [browserTests.webServer ?? []].flat();

/**
 * Runs the tests of the production build behind nginx with the configuration of tools/nginx. Those that depend
 * most on the server have the tag @nginx.
 */
export default defineConfig<Options>({
  ...browserTests,
  outputDir: '.results/nginx',
  globalSetup: './startNginx.ts',
  reporter: [['list'], ['json', { outputFile: '.results/nginx.json' }]],
  projects: [
    {
      name: 'nginx',
      testDir: 'production',
      use: { baseURL: `http://localhost:${NGINX_PORT}`, host: nginxHost },
    },
  ],
  webServer: servers.filter(({ name }) => name === 'backend'),
});
