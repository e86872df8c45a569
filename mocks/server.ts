/**
 * The mock backend as a real HTTP server: `npm run mock:server`, port 4000 (`PORT`), loopback only.
 * It also serves the simulated checkout's script, so that a production build can be run against it.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createMiddleware } from '@mswjs/http-middleware';
import cors from 'cors';
import { build } from 'esbuild';
import express, { type ErrorRequestHandler } from 'express';
import { createMockBackend } from './createMockBackend';
import { AUTO_REPLY_MS } from './realtime/autoReply';
import { attachSocketServer } from './realtime/socketIoServer';
import { isScenarioName, scenarios } from './scenarios/scenarios';
import { isShopSize } from './seeds/size';

const DEFAULT_PORT = 4000;
const HOST = '127.0.0.1';

async function bundleCheckout(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'checkout/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]!.text;
}

/** Thrown through the handlers, since the library cannot pass a broken connection on. */
class BrokenConnection extends Error {}

const failRequest: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  if (error instanceof BrokenConnection) {
    request.socket.destroy();
    return;
  }
  console.error('A request failed:', request.method, request.path, error);
  response.status(500).json({ success: false, message: 'Something went wrong' });
};

function readOptions() {
  const { values } = parseArgs({
    options: {
      scenario: { type: 'string' },
      latency: { type: 'string' },
      seed: { type: 'string' },
      size: { type: 'string' },
    },
  });
  const scenario = values.scenario ?? 'none';
  if (!isScenarioName(scenario)) {
    throw new Error(`Unknown scenario ${scenario}; there are ${Object.keys(scenarios).join(', ')}`);
  }
  const size = values.size ?? 'standard';
  if (!isShopSize(size)) throw new Error(`Unknown size ${size}; there are standard and large`);
  const toNumber = (name: string, text: string | undefined) => {
    if (text !== undefined && !/^\d+$/.test(text))
      throw new Error(`--${name} takes a whole number`);
    return text === undefined ? undefined : Number(text);
  };
  const seed = toNumber('seed', values.seed);
  return {
    scenario,
    size,
    latencyMs: toNumber('latency', values.latency) ?? 0,
    autoReplyMs: AUTO_REPLY_MS,
    breakConnection: () => {
      throw new BrokenConnection();
    },
    ...(seed !== undefined && { seed }),
  };
}

async function main(): Promise<void> {
  const port = Number(process.env.PORT) || DEFAULT_PORT;
  const backend = createMockBackend(readOptions());
  const checkout = await bundleCheckout();

  const app = express();
  app.disable('x-powered-by');
  app.use(
    cors({ origin: true, exposedHeaders: ['Content-Disposition', 'Content-Length'], maxAge: 600 }),
  );
  app.get('/simulated-checkout.js', (_request, response) => {
    response.type('text/javascript').send(checkout);
  });
  app.use(createMiddleware(...backend.handlers));
  app.use(failRequest);

  const server = createServer(app).listen(port, HOST, () => {
    console.log(`The mock backend answers at http://localhost:${port}`);
  });
  const sockets = attachSocketServer(server, backend.hub);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      backend.hub.reset();
      // Closes the HTTP server too.
      void sockets.close();
      server.closeAllConnections();
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
