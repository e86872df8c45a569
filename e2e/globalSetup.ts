import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { productionVariables } from './environment';

const ASSETS = resolve(__dirname, '../dist/assets');

/**
 * Refuses a production build that was made for another backend, whose tests would fail without
 * saying why. That a build is there at all, its server has said by now.
 */
export default function checkProductionBuild(): void {
  const scripts = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(ASSETS, name), 'utf8'));
  const isMissing = Object.values(productionVariables).some(
    (value) => !scripts.some((script) => script.includes(value)),
  );
  if (!isMissing) return;
  const variables = Object.entries(productionVariables).map(([name, value]) => `${name}=${value}`);
  throw new Error(
    `dist/ was built for another backend. Run "${variables.join(' ')} npm run build" first.`,
  );
}
