/** Replaces the browser's IntersectionObserver, which jsdom lacks. */

const observers = new Set<FakeIntersectionObserver>();

class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly #elements = new Set<Element>();
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
    observers.add(this);
  }

  observe(element: Element): void {
    this.#elements.add(element);
  }

  unobserve(element: Element): void {
    this.#elements.delete(element);
  }

  disconnect(): void {
    this.#elements.clear();
    observers.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  tell(element: Element, isIntersecting: boolean): void {
    if (!this.#elements.has(element)) return;
    this.#report([{ target: element, isIntersecting } as IntersectionObserverEntry], this);
  }
}

/**
 * Installs an IntersectionObserver for each test of the file. No element is in view until a test
 * scrolls to it; without this call, the app runs as in a browser without the API.
 */
export function fakeIntersections(): void {
  beforeEach(() => {
    globalThis.IntersectionObserver = FakeIntersectionObserver;
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    observers.clear();
  });
}

function tellAll(isIntersecting: boolean, element: Element): void {
  observers.forEach((observer) => observer.tell(element, isIntersecting));
}

/** Acts as if the user had scrolled to the element. */
export const scrollTo = (element: Element): void => tellAll(true, element);

/** Acts as if the user had scrolled the element out of the viewport. */
export const scrollAway = (element: Element): void => tellAll(false, element);
