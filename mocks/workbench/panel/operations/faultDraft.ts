import { readFault } from '../../../scenarios/faultText';
import type { Fault } from '../../../scenarios/faults';

/** What an operation can do instead of answering, by name. */
export const behaviours = {
  delay: 'Answer late',
  status: 'Answer a status',
  offline: 'Break the connection',
  hang: 'Never answer',
  malformed: 'Answer JSON that is cut off',
  empty: 'Answer without a body',
} as const;

/** When it does, by name. */
export const occasions = {
  every: 'At every call',
  nth: 'At one call alone',
  random: 'At random',
} as const;

/** A fault while it is being typed. */
export type FaultDraft = {
  behaviour: keyof typeof behaviours;
  status: string;
  body: string;
  delayMs: string;
  occasion: keyof typeof occasions;
  nth: string;
  percent: string;
  seed: string;
};

/** What the form begins with. */
export const EMPTY_DRAFT: FaultDraft = {
  behaviour: 'status',
  status: '500',
  body: '',
  delayMs: '0',
  occasion: 'every',
  nth: '1',
  percent: '50',
  seed: '1',
};

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError('The body is not valid JSON');
  }
}

function behaviourOf({ behaviour, status, body }: FaultDraft): Fault {
  const withStatus = { status: Number(status) };
  switch (behaviour) {
    case 'delay':
      return {};
    case 'offline':
      return { networkError: true };
    case 'hang':
      return { hangs: true };
    case 'malformed':
    case 'empty':
      return { ...withStatus, spoils: behaviour };
    case 'status':
      return { ...withStatus, ...(body.trim() !== '' && { body: parseBody(body) }) };
  }
}

function occasionOf({ occasion, nth, percent, seed }: FaultDraft): Fault {
  if (occasion === 'nth') return { onlyCall: Number(nth) };
  return occasion === 'random' ? { rate: Number(percent) / 100, seed: Number(seed) } : {};
}

/** The fault that was typed; throws a sentence when something in it is wrong. */
export function toFault(draft: FaultDraft): Fault {
  const delayMs = Number(draft.delayMs);
  if (draft.behaviour === 'delay' && !(delayMs > 0)) throw new TypeError('Give a delay above 0');
  return readFault({
    ...behaviourOf(draft),
    ...occasionOf(draft),
    ...(delayMs > 0 && { delayMs }),
  });
}
