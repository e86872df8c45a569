import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { hasNginx, startNginx } from '../nginx/startNginx';
import { createStaticServer, type StaticServerOptions } from './createStaticServer';

/** Parameters of a server in a test; the port is a free one by default. */
export type HostOptions = Pick<StaticServerOptions, 'directory' | 'configFile'> & { port?: number };
/** A running server and its port. */
export type RunningHost = { port: number; stop: () => Promise<void> };

/** A kind of server; all of them must pass the same tests. */
export type Host = {
  name: 'npm run serve' | 'nginx';
  start: (options: HostOptions) => Promise<RunningHost>;
  /** Whether it notices changes of documents and config.json by itself. */
  isWatching: boolean;
};

/** `npm run serve`, which is always available. */
export const staticHost: Host = {
  name: 'npm run serve',
  start: async ({ port = 0, ...options }) => {
    const server = createStaticServer(options).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const stop = async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    };
    return { port: (server.address() as AddressInfo).port, stop };
  },
  isWatching: true,
};

/** nginx with the configuration of tools/nginx. */
export const nginxHost: Host = { name: 'nginx', start: startNginx, isWatching: false };

/** The servers that this machine can start. */
export const installedHosts: readonly Host[] = hasNginx() ? [staticHost, nginxHost] : [staticHost];
