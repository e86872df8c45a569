import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../tools/chromium/chromium';
import {
  BACKEND_PORT,
  DEMO_PORT,
  DEV_PORT,
  PRODUCTION_PORT,
  productionVariables,
} from './environment';

const isCi = Boolean(process.env.CI);

const demo = `http://localhost:${DEMO_PORT}`;
const production = `http://localhost:${PRODUCTION_PORT}`;
const dev = `http://localhost:${DEV_PORT}`;
const backend = `http://localhost:${BACKEND_PORT}`;

/**
 * Tests two builds in Chromium, the demo with mocks and production with the mock server, and the development
 * server. `npm run e2e` leaves out the tests with the tag @night, which `npm run e2e:night` runs.
 */
export default defineConfig({
  outputDir: '.results',
  globalSetup: './globalSetup.ts',
  // The splash screen covers each page for 2.5 s unless the demo is built with a shorter one, and some
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
    // Recording a trace doubles the time of a test.
    trace: isCi ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
  },
  projects: [
    { name: 'demo', testDir: 'demo', use: { baseURL: demo } },
    { name: 'production', testDir: 'production', use: { baseURL: production } },
    // One test changes what all pages of this server show.
    { name: 'dev', testDir: 'dev', use: { baseURL: dev }, fullyParallel: false },
  ],
  webServer: [
    {
      name: 'demo',
      command: 'npm run serve:demo',
      // Only the demo has this file, so another build on this port is not mistaken for it.
      url: `${demo}/mockServiceWorker.js`,
      // The workbench sends requests to this backend, which the Content-Security-Policy must allow.
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
      name: 'dev',
      command: 'npm start',
      // The script is there when the build is.
      url: `${dev}/main.js`,
      env: { PORT: String(DEV_PORT) },
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
