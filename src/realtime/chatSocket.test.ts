import '@/testing/mockServer';
import { waitFor } from '@testing-library/react';
import { env } from '@/config/env';
import { people, signIn } from '@/testing/renderApp';
import { acquireChatSocket, type ChatSocket } from './chatSocket';

const readToken = () => localStorage.getItem('token');

function acquire() {
  let release = () => undefined as void;
  const socket = new Promise<ChatSocket>((resolve) => {
    release = acquireChatSocket(readToken, resolve);
  });
  return { socket, release: () => release() };
}

const connected = (socket: ChatSocket) =>
  new Promise<void>((resolve) => {
    if (socket.connected) resolve();
    else socket.on('connect', () => resolve());
  });
const disconnected = (socket: ChatSocket) =>
  new Promise<void>((resolve) => socket.on('disconnect', () => resolve()));

describe('the chat connection', () => {
  it('has the options of the specification', async () => {
    await signIn(people.owner);
    const { socket, release } = acquire();
    const { io, auth } = await socket;
    expect(io.opts).toMatchObject({
      path: expect.stringMatching(/^\/socket\.io\/?$/),
      timeout: 20_000,
      reconnection: true,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      reconnectionAttempts: Infinity,
    });
    const provide = jest.fn();
    (auth as (provide: (data: object) => void) => void)(provide);
    expect(provide).toHaveBeenCalledWith({ token: localStorage.getItem('token') });
    release();
  });

  it.each([
    ['http://localhost:3999', 'http://localhost:3999', '/socket.io'],
    ['http://localhost:3999/shop/backend', 'http://localhost:3999', '/shop/backend/socket.io'],
    ['', window.location.origin, '/socket.io'],
  ])('with the API host "%s" leads to %s%s', async (apiHost, address, path) => {
    jest.replaceProperty(env, 'apiHost', apiHost);
    const { socket, release } = acquire();
    const opened = await socket;
    expect(opened.io).toMatchObject({ uri: address, opts: { path } });
    release();
    await waitFor(() => expect(opened.active).toBe(false));
  });

  it('is shared, and closes when the last user releases it', async () => {
    await signIn(people.owner);
    const one = acquire();
    const other = acquire();
    const socket = await one.socket;
    expect(await other.socket).toBe(socket);
    await connected(socket);
    const ending = disconnected(socket);
    one.release();
    await connected(socket);
    other.release();
    await ending;
    expect(socket.connected).toBe(false);
  });

  it('is kept when it is acquired again at once', async () => {
    await signIn(people.owner);
    const one = acquire();
    const socket = await one.socket;
    one.release();
    const other = acquire();
    expect(await other.socket).toBe(socket);
    await connected(socket);
    other.release();
    await disconnected(socket);
  });
});
