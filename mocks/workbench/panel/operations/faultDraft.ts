import type { Fault } from '../../../scenarios/faults';
import { readFault } from '../../../scenarios/faultText';

/** The ways in which an operation can misbehave, with their labels. */
export const behaviours = {
  delay: 'Respond late',
  status: 'Respond with a status',
  offline: 'Break the connection',
  hang: 'Never respond',
  malformed: 'Respond with truncated JSON',
  empty: 'Respond without a body',
  contentType: 'Respond with another content type',
} as const;

/** When a fault applies, with labels. */
export const occasions = {
  every: 'On every call',
  nth: 'On one call only',
  random: 'At random',
} as const;

/** The form values of a fault. */
export type FaultDraft = {
  behaviour: keyof typeof behaviours;
  status: string;
  body: string;
  contentType: string;
  delayMs: string;
  occasion: keyof typeof occasions;
  nth: string;
  percent: string;
  seed: string;
};

/** The initial form values. */
export const EMPTY_DRAFT: FaultDraft = {
  behaviour: 'status',
  status: '500',
  body: '',
  contentType: 'text/html',
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

function behaviourOf({ behaviour, status, body, contentType }: FaultDraft): Fault {
  const withStatus = { status: Number(status) };
  switch (behaviour) {
    case 'delay':
      return {};
    case 'offline':
      return { networkError: true };
    case 'hang':
      return { hangs: true };
    case 'contentType':
      return { contentType: contentType.trim() };
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

/** Converts the form values to a fault; throws a TypeError with a message if they are invalid. */
export function toFault(draft: FaultDraft): Fault {
  const delayMs = Number(draft.delayMs);
  if (draft.behaviour === 'delay' && !(delayMs > 0)) throw new TypeError('Enter a delay above 0');
  return readFault({
    ...behaviourOf(draft),
    ...occasionOf(draft),
    ...(delayMs > 0 && { delayMs }),
  });
}
