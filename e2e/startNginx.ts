import { startNginx } from '../tools/nginx/startNginx';
import { NGINX_PORT } from './environment';
import { BUILD } from './fixtures';
import checkProductionBuild from './globalSetup';

/** Serves the production build through nginx; returns a function that stops it. */
export default async function serveThroughNginx(): Promise<() => Promise<void>> {
  checkProductionBuild();
  const { stop } = await startNginx({ directory: BUILD, port: NGINX_PORT });
  return stop;
}
