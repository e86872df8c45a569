/** Creates a store in a build of a mode; returns whether it connected to Redux DevTools. */
async function usesDevTools(mode: string): Promise<boolean> {
  const connect = jest.fn(() => (enhancer: unknown) => enhancer);
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: connect });
  jest.replaceProperty(process.env, 'NODE_ENV', mode);
  await jest.isolateModulesAsync(async () => {
    const { makeStore } = await import('./makeStore');
    makeStore().stop();
  });
  return connect.mock.calls.length > 0;
}

afterEach(() => {
  Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
});

test('a production build gives its state to no browser extension', async () => {
  expect(await usesDevTools('production')).toBe(false);
});

test('a development build does', async () => {
  expect(await usesDevTools('development')).toBe(true);
});
