import { EXAMPLE_POINTER } from '../../../scenarios/faultText';

/** The ways in which an operation can misbehave, by the word of each that is one, with their labels. */
export const behaviours = {
  delay: 'Respond late',
  status: 'Respond with a status',
  patch: 'Respond with another value of a field',
  header: 'Respond with another header',
  malformed: 'Respond with truncated JSON',
  empty: 'Respond without a body',
  offline: 'Break the connection',
  hang: 'Never respond',
  '3G': 'Respond over a 3G line',
  slow4G: 'Respond over a slow 4G line',
} as const;

/** When a fault applies, with labels. */
export const occasions = {
  every: 'On every call',
  first: 'On the first calls',
  nth: 'On some calls',
  rate: 'At random',
} as const;

/** The form values of a fault. */
export type FaultDraft = {
  behaviour: keyof typeof behaviours;
  status: string;
  body: string;
  header: string;
  pointer: string;
  value: string;
  delay: string;
  jitter: string;
  kbps: string;
  /** What follows the operation in the text of a target. */
  only: string;
  occasion: keyof typeof occasions;
  first: string;
  nth: string;
  percent: string;
  seed: string;
  /** The text of the responses after the first one. */
  then: string;
};

/** The initial form values. */
export const EMPTY_DRAFT: FaultDraft = {
  behaviour: 'status',
  status: '500',
  body: '',
  header: '',
  pointer: EXAMPLE_POINTER,
  value: 'null',
  delay: '',
  jitter: '',
  kbps: '',
  only: '',
  occasion: 'every',
  first: '3',
  nth: '2..4',
  percent: '50',
  seed: '1',
  then: '',
};

/** The fields of the form that each behaviour has besides those that all have. */
const OWN_FIELDS: Record<FaultDraft['behaviour'], readonly (keyof FaultDraft)[]> = {
  delay: ['delay', 'jitter', 'kbps'],
  status: ['status', 'header', 'body', 'delay', 'jitter', 'kbps'],
  patch: ['pointer', 'value', 'delay', 'jitter', 'kbps'],
  header: ['header', 'delay', 'jitter', 'kbps'],
  malformed: ['status', 'delay', 'jitter', 'kbps'],
  empty: ['status', 'delay', 'jitter', 'kbps'],
  offline: ['delay', 'jitter'],
  hang: [],
  '3G': ['jitter'],
  slow4G: ['jitter'],
};

const OF_OCCASION: Record<FaultDraft['occasion'], readonly (keyof FaultDraft)[]> = {
  every: [],
  first: ['first'],
  nth: ['nth'],
  rate: ['percent', 'seed'],
};

/** Returns the names of the fields that a draft needs, in the order of the form. */
export const fieldsOf = ({ behaviour, occasion }: FaultDraft): readonly (keyof FaultDraft)[] => [
  ...OWN_FIELDS[behaviour],
  ...OF_OCCASION[occasion],
];

const WORDS: readonly string[] = ['malformed', 'empty', 'offline', 'hang', '3G', 'slow4G'];

/** Returns the text of a part for a field that is filled in; those of a pair share one. */
function toPart(draft: FaultDraft, field: keyof FaultDraft): string | undefined {
  const value = draft[field].trim();
  if (field === 'pointer') return `patch=${value}=${draft.value.trim()}`;
  if (field === 'value' || value === '') return undefined;
  if (field === 'percent') return `rate=${Number(value) / 100}`;
  if (field === 'header') return `header=${encodeURIComponent(value)}`;
  return `${field}=${value}`;
}

/** Converts the form values to the text of the parts of a fault, which may be invalid. */
export function toParts(draft: FaultDraft): string {
  const { behaviour, then } = draft;
  const parts = fieldsOf(draft).flatMap((field) => toPart(draft, field) ?? []);
  const word = WORDS.includes(behaviour) ? [behaviour] : [];
  return [...word, ...parts, ...(then.trim() === '' ? [] : ['then', then.trim()])].join(',');
}
