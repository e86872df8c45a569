import { REALTIME, type Case, flowCase } from '../cases/case';
import type { Probe } from '../cases/probe';
import type { World } from '../world/world';
import { SOCKET_PATH, SocketProbe } from './socketProbe';

/** The packet that opens a session of engine.io. */
const SESSION = /^0\{/;

/** Distinguishes a rejected handshake from a missing socket.io server. */
async function expectSocketServer(probe: Probe, url: string): Promise<void> {
  const { status, text } = await probe.send({
    method: 'GET',
    url: `${url}${SOCKET_PATH}/?EIO=4&transport=polling`,
    headers: {},
    body: null,
  });
  // Servers that do not support this transport respond with 400; the others open a session.
  const isThere = status === 400 || (status === 200 && SESSION.test(text));
  const message = `There is no socket.io server at ${SOCKET_PATH}`;
  probe.expect(isThere, message, 'realtime', { expected: 'a socket.io server', actual: status });
}

/** A case of a client without a valid token: the backend must be reachable and reject it. */
export function rejectionCase(
  title: string,
  makeToken: (probe: Probe, world: World) => string | undefined | Promise<string>,
): Case {
  return flowCase([REALTIME, [], title], async (probe, world) => {
    const {
      client,
      settings: { url, realtimeMs },
    } = world;
    const token = await makeToken(probe, world);
    const socket = new SocketProbe(url, token, realtimeMs);
    const connection = await socket.open();
    probe.exchanges.push(socket.close(client.options.redactor));
    probe.expect(!connection.isOpen, 'The chat accepts a client without a valid token', 'access');
    if (!connection.isOpen && !connection.isRejected) await expectSocketServer(probe, url);
  });
}
