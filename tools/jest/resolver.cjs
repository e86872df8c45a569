/**
 * Jest ignores the "browser" field of packages. In jsdom, socket.io-client needs its browser build, which
 * uses the global WebSocket that MSW intercepts.
 */
const BROWSER_BUILDS = new Map([['socket.io-client', 'socket.io-client/dist/socket.io.js']]);

/** Set only by Jest's Node environment. */
const NODE_CONDITION = 'node-addons';

module.exports = (request, options) => {
  const isInNode = options.conditions?.includes(NODE_CONDITION) ?? false;
  const wanted = isInNode ? request : (BROWSER_BUILDS.get(request) ?? request);
  return options.defaultResolver(wanted, options);
};
