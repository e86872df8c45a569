import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../tools/chromium/chromium';
import { BACKEND_PORT, DEMO_PORT, PRODUCTION_PORT, productionVariables } from './environment';

const isCi = Boolean(process.env.CI);

const demo = `http://localhost:${DEMO_PORT}`;
const production = `http://localhost:${PRODUCTION_PORT}`;
const backend = `http://localhost:${BACKEND_PORT}`;

/** Two builds in Chromium: the demo with its mocks, and production against the mock backend. */
export default defineConfig({
  outputDir: '.results',
  globalSetup: './globalSetup.ts',
  // The splash covers a page for its first 2.5 s unless the demo is built with a shorter one, and some
  // tests open many pages.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
  },
  projects: [
    { name: 'demo', testDir: 'demo', use: { baseURL: demo } },
    { name: 'production', testDir: 'production', use: { baseURL: production } },
  ],
  webServer: [
    {
      name: 'demo',
      command: 'npm run serve:demo',
      // A file that the demo alone has, lest another build on this port be taken for it.
      url: `${demo}/mockServiceWorker.js`,
      // Its workbench passes calls on to the backend, which the content security policy has to allow.
      env: { PORT: String(DEMO_PORT), API_HOST: backend },
      reuseExistingServer: !isCi,
    },
    {
      name: 'production',
      command: 'npm run serve',
      url: production,
      env: { PORT: String(PRODUCTION_PORT), ...productionVariables },
      reuseExistingServer: !isCi,
    },
    {
      name: 'backend',
      command: 'npm run mock:server',
      url: `${backend}/simulated-checkout.js`,
      env: { PORT: String(BACKEND_PORT) },
      reuseExistingServer: !isCi,
    },
  ],
});
