/**
 * Jest does not read the "browser" field of packages. In jsdom, socket.io-client has to be its build for
 * browsers, which takes the global WebSocket that MSW intercepts.
 */
const BROWSER_BUILDS = new Map([['socket.io-client', 'socket.io-client/dist/socket.io.js']]);

/** Of Jest's environments, only Node's own sets it. */
const NODE_CONDITION = 'node-addons';

module.exports = (request, options) => {
  const isInNode = options.conditions?.includes(NODE_CONDITION) ?? false;
  const wanted = isInNode ? request : (BROWSER_BUILDS.get(request) ?? request);
  return options.defaultResolver(wanted, options);
};
