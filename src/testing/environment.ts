/** Adds the browser APIs that jsdom lacks. Runs before the modules of each test file. */

import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import { installConfig } from '@/config/shopConfig';

process.env.API_HOST = 'http://localhost:3000';
installConfig({ apiHost: process.env.API_HOST });
// As in every build that includes the mock backend.
process.env.MOCKS = 'true';

if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

if (typeof window !== 'undefined') {
  // Requests and object URLs come from Node, which does not accept the files of jsdom.
  Object.assign(globalThis, { File, BroadcastChannel });

  const PIXELS = { px: 1, em: 16 };
  const readPixels = (match: RegExpExecArray | null): number | undefined =>
    match ? Number(match[1]) * PIXELS[match[2] as keyof typeof PIXELS] : undefined;
  const queryMatches = (query: string): boolean => {
    const minimum = readPixels(/\(min-width:\s*([\d.]+)(px|em)\)/.exec(query));
    const maximum = readPixels(/\(max-width:\s*([\d.]+)(px|em)\)/.exec(query));
    if (!minimum && !maximum) return false;
    return window.innerWidth >= (minimum ?? 0) && window.innerWidth <= (maximum ?? Infinity);
  };

  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: queryMatches(query),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });

  // Requests need Node's FormData, which cannot read a form element.
  const NodeFormData = globalThis.FormData;
  globalThis.FormData = class FormFormData extends NodeFormData {
    constructor(form?: HTMLFormElement) {
      super();
      for (const field of Array.from(form?.querySelectorAll('input') ?? [])) {
        if (field.name) this.append(field.name, field.value);
      }
    }
  };

  // Queries by role compute the styles of every element and its ancestors on each attempt.
  const getComputedStyle = window.getComputedStyle.bind(window);
  let computed = new WeakMap<Element, CSSStyleDeclaration>();
  const changes = new MutationObserver(() => {
    computed = new WeakMap();
  });
  changes.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return getComputedStyle(element, pseudoElement);
    if (changes.takeRecords().length > 0) computed = new WeakMap();
    const style = computed.get(element) ?? getComputedStyle(element);
    computed.set(element, style);
    return style;
  };

  window.scrollTo = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}
