import { defineConfig } from '@playwright/test';
import { nginxHost } from '../tools/serve/hosts';
import { NGINX_PORT } from './environment';
import type { Options } from './fixtures';
import browserTests from './playwright.config';

const servers = [browserTests.webServer ?? []].flat();

/**
 * Runs the tests of the production build that depend most on its server, behind nginx with the configuration
 * of tools/nginx.
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
      grep: /@nginx/,
      use: { baseURL: `http://localhost:${NGINX_PORT}`, host: nginxHost },
    },
  ],
  webServer: servers.filter(({ name }) => name === 'backend'),
});
