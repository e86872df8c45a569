import { REALTIME, type Case } from '../cases/case';
import type { Probe } from '../cases/probe';
import { SOCKET_PATH, SocketProbe } from './socketProbe';

const NOT_FOUND = 404;

/** A handshake that fails may be a refusal, or nobody may be there. */
async function expectSocketServer(probe: Probe, url: string): Promise<void> {
  const { status } = await probe.send({
    method: 'GET',
    url: `${url}${SOCKET_PATH}/?EIO=4&transport=polling`,
    headers: {},
    body: null,
  });
  // 400 is the answer of a server that does not take this transport.
  const isThere = status < NOT_FOUND;
  probe.expect(isThere, 'realtime', `Nothing speaks socket.io at ${SOCKET_PATH}`, {
    expected: 'a socket.io server',
    actual: status,
  });
}

/** A client whose token is not good; the backend has to be there, and to keep it out. */
export function refusalCase(title: string, token: string | undefined): Omit<Case, 'writes'> {
  return {
    operationId: REALTIME,
    title,
    due: [],
    run: async (probe, { client, settings: { url, realtimeMs } }) => {
      const socket = new SocketProbe(url, token, realtimeMs);
      const connection = await socket.open();
      probe.exchanges.push(socket.close(client.options.redactor));
      const message = 'The chat lets a client in without a good token';
      probe.expect(!connection.isOpen, 'access', message);
      if (!connection.isOpen && !connection.isRefused) await expectSocketServer(probe, url);
    },
  };
}
