import { defineConfig } from '@playwright/test';

/** `npm run contract:mutants -- -g refunded` runs those alone whose names match. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.cache/mutants',
  timeout: 600_000,
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
});
