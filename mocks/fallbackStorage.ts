/**
 * MSW reads the browser's storage on import and fails if access is denied. Imported before MSW,
 * this module replaces denied storage with one that ends with the page.
 */

const AREAS = ['localStorage', 'sessionStorage'] as const;

class PageStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }
}

function isDenied(area: (typeof AREAS)[number]): boolean {
  try {
    void window[area].length;
    return false;
  } catch {
    return true;
  }
}

const denied = AREAS.filter(isDenied);
for (const area of denied) Object.defineProperty(window, area, { value: new PageStorage() });

/** Whether the browser denies access to its storage. */
export const isStorageDenied = denied.length > 0;
