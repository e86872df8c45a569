import type { ProjectIdea } from '@/features/ideas/idea';

/** Latency of a key press in milliseconds. */
export type KeyTimes = {
  /** From the first to the last listener of the input event, including rendering. */
  handler: number;
  /** From the key press to the frame that shows the results; null if the results do not change. */
  painted: number | null;
};

declare global {
  interface Window {
    __probe: {
      /** Sets the count line expected after the next key; null if it does not change. */
      expect: (status: string | null) => void;
      /** Resolves with the latency of the next key. */
      result: () => Promise<KeyTimes>;
      /** Processing times of slow input events, as reported by the browser. */
      reported: number[];
    };
    __ideas: ProjectIdea[];
  }
}

/** Observes the search box and the count line. Runs in the page, so it must be self-contained. */
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
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });

  window.__probe = {
    expect: (text) => {
      expected = text;
      finished = new Promise((resolve) => (finish = resolve));
    },
    result: () => finished,
    reported,
  };
}

/** Measures a naive filter over all ideas, in milliseconds per search. Runs in the page. */
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
