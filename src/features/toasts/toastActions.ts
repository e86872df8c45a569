import { TOAST_LIMIT } from '@/config/constants';

const actions = new Map<string, () => void>();

/** Registers the callback of a toast's button, since the store holds only plain data. */
export function keepToastAction(id: string, run: () => void): void {
  actions.set(id, run);
  const [oldest] = actions.keys();
  if (actions.size > TOAST_LIMIT && oldest !== undefined) actions.delete(oldest);
}

/** Runs the callback of a toast's button, at most once. */
export function runToastAction(id: string): void {
  const run = actions.get(id);
  actions.delete(id);
  run?.();
}
