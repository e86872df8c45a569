import { TOAST_LIMIT } from '@/config/constants';

const actions = new Map<string, () => void>();

/** Keeps what the button of a toast does, which a store cannot hold. */
export function keepToastAction(id: string, run: () => void): void {
  actions.set(id, run);
  const [oldest] = actions.keys();
  if (actions.size > TOAST_LIMIT && oldest !== undefined) actions.delete(oldest);
}

/** Does once what the button of a toast stands for. */
export function runToastAction(id: string): void {
  const run = actions.get(id);
  actions.delete(id);
  run?.();
}
