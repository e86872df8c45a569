/** @jest-environment node */
import { parseStoredCheckout } from './storedCheckout';

const step = {
  projectId: 7,
  title: 'Leadwell',
  base_price: '4999.00',
  outcome: 'paid',
  text: null,
};
const other = { ...step, projectId: 8, base_price: 2999, outcome: 'failed', text: 'Declined' };
const parse = (value: unknown) => parseStoredCheckout(JSON.stringify(value));

it('is restored as it was stored', () => {
  const checkout = { userId: 1, steps: [step, other] };
  expect(parse(checkout)).toEqual(checkout);
});

it.each(['waiting', 'failed', 'cancelled', 'paid', 'owned', 'skipped', 'unverified'])(
  'is restored with a step that is %s',
  (outcome) => {
    expect(parse({ userId: 1, steps: [{ ...step, outcome }] })?.steps[0]?.outcome).toBe(outcome);
  },
);

it.each([
  ['an id that is text', { projectId: '7' }],
  ['an id that is no integer', { projectId: 7.5 }],
  ['no title', { title: undefined }],
  ['a title that is a number', { title: 5 }],
  ['no price', { base_price: null }],
  ['a price that is an object', { base_price: {} }],
  ['an unknown outcome', { outcome: 'stolen' }],
  ['no outcome', { outcome: undefined }],
  ['no text, not even null', { text: undefined }],
  ['a text that is a number', { text: 5 }],
])('is dropped for a step with %s, even beside a valid one', (_what, change) => {
  expect(parse({ userId: 1, steps: [step, { ...other, ...change }] })).toBeNull();
});

it.each([
  ['null as a step', { userId: 1, steps: [null] }],
  ['a number as a step', { userId: 1, steps: [step, 5] }],
  ['a project twice', { userId: 1, steps: [step, { ...other, projectId: 7 }] }],
  ['no steps', { userId: 1 }],
  ['an empty list of steps', { userId: 1, steps: [] }],
  ['steps that are an object', { userId: 1, steps: { 0: step, length: 1 } }],
  ['steps that are text', { userId: 1, steps: 'paid' }],
  ['no user', { steps: [step] }],
  ['a user that is text', { userId: '1', steps: [step] }],
  ['nothing in it', {}],
  ['a list instead of a checkout', [step]],
  ['text instead of a checkout', 'checkout'],
  ['null', null],
])('is dropped when it has %s', (_what, value) => {
  expect(parse(value)).toBeNull();
});

it.each([null, '', '{', 'undefined'])('is dropped when the stored text is %p', (text) => {
  expect(parseStoredCheckout(text)).toBeNull();
});
