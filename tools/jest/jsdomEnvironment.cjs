/**
 * jsdom with Node's requests, and with computed styles that cost less: queries by role ask for those
 * of every element, and jsdom matches each of the page's thousand rules against each of them again.
 */

const FixedJSDOMEnvironment = require('jest-fixed-jsdom');

/** A type and classes, maybe with states such as :hover behind. */
const COMPOUND = /^([a-z][\w-]*)?((?:\.[\w-]+)*)(?:::?[a-z-]+)*$/i;

/** jsdom's own object behind a wrapper of its DOM. */
function implementationOf(wrapper) {
  const symbol = Object.getOwnPropertySymbols(wrapper).find(
    ({ description }) => description === 'impl',
  );
  return wrapper[symbol];
}

/**
 * What an element must have, by the last compound of one of the selector's parts, for the selector to
 * match; undefined when that is not plain to see.
 */
function readNeeds(selector) {
  // Rules such as keyframes have no selector.
  if (!selector || /[("'\\]/.test(selector)) return undefined;
  const needs = selector.split(',').map((part) => {
    const last = part
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const [, type, classes] = COMPOUND.exec(last) ?? [];
    if (!type && !classes) return undefined;
    return { type: type?.toLowerCase(), classes: classes ? classes.slice(1).split('.') : [] };
  });
  return needs.includes(undefined) ? undefined : needs;
}

const hasNeed = ({ localName, classList }, { type, classes }) =>
  (!type || type === localName.toLowerCase()) && classes.every((name) => classList.contains(name));

/** jsdom's selector engine, asked only about elements that a selector may match. */
function filterElements(engine) {
  const known = new Map();
  return {
    configure: (options) => engine.configure(options),
    match(selector, element) {
      if (!known.has(selector)) known.set(selector, readNeeds(selector));
      const needs = known.get(selector);
      if (needs && !needs.some((need) => hasNeed(element, need))) return false;
      return engine.match(selector, element);
    },
  };
}

class JSDOMEnvironment extends FixedJSDOMEnvironment {
  constructor(...args) {
    super(...args);
    const { global: window } = this;
    const document = implementationOf(window.document);

    let engine;
    Object.defineProperty(document, '_nwsapiDontThrow', {
      configurable: true,
      get: () => engine,
      set: (created) => {
        engine = filterElements(created);
      },
    });

    // jsdom drops its style cache with every change that may touch a style.
    const { getComputedStyle } = window;
    let generation;
    let computed;
    window.getComputedStyle = (element, pseudoElement) => {
      if (pseudoElement) return getComputedStyle(element, pseudoElement);
      if (!document._styleCache || document._styleCache !== generation) {
        computed = new WeakMap();
      }
      let style = computed.get(element);
      if (!style) {
        style = getComputedStyle(element);
        computed.set(element, style);
      }
      generation = document._styleCache;
      return style;
    };
  }
}

module.exports = JSDOMEnvironment;
