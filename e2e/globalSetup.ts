import { resolve } from 'node:path';
import { readConfigOf } from '../tools/config/configFile';
import { configFromEnvironment } from '../tools/config/environment';
import { productionVariables } from './environment';

const BUILD = resolve(__dirname, '../dist');

/**
 * Throws if the production build was made for another backend, because its tests would fail for no
 * obvious reason. Its server has already checked that the build exists.
 */
export default function checkProductionBuild(): void {
  const config = readConfigOf(BUILD);
  const wanted = configFromEnvironment(productionVariables);
  const isMissing = Object.entries(wanted).some(
    ([name, value]) => config[name as keyof typeof config] !== value,
  );
  if (!isMissing) return;
  const variables = Object.entries(productionVariables).map(([name, value]) => `${name}=${value}`);
  throw new Error(
    `dist/ was built for another backend. Run "${variables.join(' ')} npm run build" first.`,
  );
}
