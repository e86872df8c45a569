type Hold = (leave: () => void) => void;

let hold: Hold | null = null;

/** Leaves the page by `leave`, such as a logout: at once, or when what would be lost may be lost. */
export function leaveBy(leave: () => void): void {
  if (hold) hold(leave);
  else leave();
}

/** Has what leaves the page handed to `wanted` instead of done. Answers the function that ends it. */
export function holdLeaving(wanted: Hold): () => void {
  hold = wanted;
  return () => {
    if (hold === wanted) hold = null;
  };
}
