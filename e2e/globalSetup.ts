import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { productionVariables } from './environment';

const ASSETS = resolve(__dirname, '../dist/assets');

/**
 * Throws if the production build was made for another backend, because its tests would fail for no
 * obvious reason. Its server has already checked that the build exists.
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
