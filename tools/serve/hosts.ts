import type { AddressInfo } from 'node:net';
import { hasNginx, startNginx } from '../nginx/startNginx';
import { createStaticServer } from './createStaticServer';

/** Parameters of a server in a test. */
export type HostOptions = {
  directory: string;
  configFile?: string;
  patienceMs?: number;
  /** A free one by default. */
  port?: number;
};
/** A running server and its port. */
export type RunningHost = { port: number; stop: () => Promise<void> };

/** A kind of server; all of them must pass the same tests. */
export type Host = {
  name: 'npm run serve' | 'nginx';
  start: (options: HostOptions) => Promise<RunningHost>;
  /** Whether it notices changes of documents and config.json by itself. */
  isWatching: boolean;
};

async function startStaticServer({ port = 0, ...options }: HostOptions): Promise<RunningHost> {
  const server = createStaticServer(options);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, stop };
}

/** `npm run serve`, which is always available. */
export const staticHost: Host = {
  name: 'npm run serve',
  start: startStaticServer,
  isWatching: true,
};

/** nginx with the configuration of tools/nginx. */
export const nginxHost: Host = { name: 'nginx', start: startNginx, isWatching: false };

/** The servers that this machine can start. */
export const installedHosts: readonly Host[] = hasNginx() ? [staticHost, nginxHost] : [staticHost];
