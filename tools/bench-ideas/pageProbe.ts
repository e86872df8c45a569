import type { ProjectIdea } from '@/features/ideas/idea';

/** What one key cost, in milliseconds. */
export type KeyTimes = {
  /** From the first listener of the input event to the end of the last one, rendering included. */
  handler: number;
  /** From the key to the frame that shows its results; null when they look as before. */
  painted: number | null;
};

declare global {
  interface Window {
    __probe: {
      /** Says which count line the next key has to lead to; null when it stays as it is. */
      expect: (status: string | null) => void;
      /** Resolves when the next key's costs are known. */
      result: () => Promise<KeyTimes>;
      /** Processing times of the slow input events that the browser itself reported. */
      reported: number[];
    };
    __ideas: ProjectIdea[];
  }
}

/** Watches the search box and the count line; runs in the page, so it refers to nothing outside. */
export function installProbe(): void {
  const status = document.querySelector('main [role=status]')!;
  const reported: number[] = [];
  let expected: string | null = null;
  let handler = 0;
  let startedAt = 0;
  let pressedAt = 0;
  let finish: (times: KeyTimes) => void = () => undefined;
  let finished = Promise.resolve<KeyTimes>({ handler: 0, painted: null });

  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
  addEventListener(
    'input',
    (event) => {
      startedAt = performance.now();
      pressedAt = event.timeStamp;
    },
    { capture: true },
  );
  addEventListener('input', () => {
    handler = performance.now() - startedAt;
    if (expected === null) finish({ handler, painted: null });
  });
  new MutationObserver(() => {
    if (expected === null || status.textContent !== expected) return;
    expected = null;
    afterPaint(() => finish({ handler, painted: performance.now() - pressedAt }));
  }).observe(status, { childList: true, characterData: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!['keydown', 'keypress', 'beforeinput', 'input', 'keyup'].includes(entry.name)) continue;
      reported.push(entry.processingEnd - entry.processingStart);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);

  window.__probe = {
    expect: (text) => {
      expected = text;
      finished = new Promise((resolve) => (finish = resolve));
    },
    result: () => finished,
    reported,
  };
}

/** What filtering costs when every key looks at everything anew; runs in the page. */
export function timeNaiveSearch(searches: string[]): number[] {
  return searches.map((search) => {
    const startedAt = performance.now();
    const wanted = search.trim().toLowerCase();
    window.__ideas.filter(
      ({ title, description, tags }) =>
        title.toLowerCase().includes(wanted) ||
        description.toLowerCase().includes(wanted) ||
        tags.some((tag) => tag.toLowerCase().includes(wanted)),
    );
    return performance.now() - startedAt;
  });
}
