import config from './playwright.config';
const demo = 'http://localhost:4273';
const production = 'http://localhost:4274';
export default { ...config,
  projects: [{ name: 'demo', testDir: 'demo', use: { baseURL: demo } },{ name: 'production', testDir: 'production', use: { baseURL: production } }],
  webServer: [{ command: 'npm run serve:demo', url: `${demo}/mockServiceWorker.js`, env: { PORT: '4273' } },
  { command: 'npm run serve', url: production, env: { PORT: '4274', API_HOST: 'http://localhost:4000', CHECKOUT_SCRIPT_URL: 'http://localhost:4000/simulated-checkout.js' } }] };
