/** What jsdom lacks and the app needs of a browser. Runs before each test file's own modules. */

import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';

process.env.API_HOST = 'http://localhost:3000';
// As in every build that has the mock backend in it.
process.env.MOCKS = 'true';

if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

if (typeof window !== 'undefined') {
  // Requests and object URLs are Node's, which know no files of jsdom's.
  Object.assign(globalThis, { File });

  const queryMatches = (query: string): boolean => {
    const minimum = /\(min-width:\s*([\d.]+)px\)/.exec(query)?.[1];
    const maximum = /\(max-width:\s*([\d.]+)px\)/.exec(query)?.[1];
    if (!minimum && !maximum) return false;
    return (
      window.innerWidth >= Number(minimum ?? 0) && window.innerWidth <= Number(maximum ?? Infinity)
    );
  };

  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: queryMatches(query),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });

  // Node's FormData, which requests need, does not read forms.
  const NodeFormData = globalThis.FormData;
  globalThis.FormData = class FormFormData extends NodeFormData {
    constructor(form?: HTMLFormElement) {
      super();
      for (const field of Array.from(form?.querySelectorAll('input') ?? [])) {
        if (field.name) this.append(field.name, field.value);
      }
    }
  };

  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}
