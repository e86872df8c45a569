type Hearer = (event: PopStateEvent) => void;

let hearer: Hearer | null = null;

// Listeners of the window are called in the order in which they came, whatever phase they ask for.
window.addEventListener('popstate', (event) => hearer?.(event));

/**
 * Has a step through the browser's history told to `hear` before the router hears of it, which
 * `event.stopImmediatePropagation()` keeps from it. Whatever starts the app imports this file before it
 * renders the router. Answers the function that ends it.
 */
export function hearStepsFirst(hear: Hearer): () => void {
  hearer = hear;
  return () => {
    if (hearer === hear) hearer = null;
  };
}
