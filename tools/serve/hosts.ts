import type { AddressInfo } from 'node:net';
import { hasNginx, startNginx } from '../nginx/startNginx';
import { createStaticServer } from './createStaticServer';

/** What a server in a test serves. */
export type HostOptions = { directory: string; configFile?: string; patienceMs?: number };
/** A server that accepts connections at its port. */
export type RunningHost = { port: number; stop: () => Promise<void> };

/** A server of builds; all of them must pass the same tests. */
export type Host = {
  name: 'npm run serve' | 'nginx';
  start: (options: HostOptions) => Promise<RunningHost>;
  /** Whether it notices by itself that a document or config.json has changed. */
  isWatching: boolean;
};

async function startStaticServer(options: HostOptions): Promise<RunningHost> {
  const server = createStaticServer(options);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, stop };
}

/** `npm run serve`, which is always at hand. */
export const staticHost: Host = {
  name: 'npm run serve',
  start: startStaticServer,
  isWatching: true,
};

/** nginx with the configuration of tools/nginx. */
export const nginxHost: Host = { name: 'nginx', start: startNginx, isWatching: false };

/** The servers that this machine can start. */
export const installedHosts: readonly Host[] = hasNginx() ? [staticHost, nginxHost] : [staticHost];
