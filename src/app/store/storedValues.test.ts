import { object } from 'yup';
import { STORAGE_KEYS } from '@/config/browserStorage';
import { storedToken } from '@/features/auth';
import { readRememberedEmail, rememberEmail } from '@/features/auth/rememberedEmail';
import { profileSchema, resetRequestSchema } from '@/features/auth/schemas';
import { type KeptPayment, storedCart, storedCheckout, storedPayments } from '@/features/buying';
import { isText } from '@/features/drafts';
import { type Draft, readDraft, writeDraft } from '@/features/drafts/draft';
import { storedFavourites } from '@/features/favourites';
import { fitsSchema } from '@/features/forms';
import { reviewSchema } from '@/features/reviews/ReviewForm';
import { projectSchema } from '@/pages/AdminProjectPage/projectValues';
import type { StoredField } from '@/store/storedField';
import { damagedTexts, holdsFor } from '@/testing/property';
import { storedSamples } from '@/testing/storedSamples';
import { shownText } from '@/ui/form/shownText';
import { readLayout } from '@/ui/LayoutToggle';
import { wasJustReloaded } from '../router/lazyPage';

type StorageKey = (typeof STORAGE_KEYS)[number];

/** How a stored text is parsed and a value serialized. */
type Format = { read: (text: string) => unknown; write: (value: never) => string | null };

/** The format of a part of the state. */
const field = <Value>(
  key: StorageKey,
  stored: StoredField<Value>,
  write: Format['write'],
): Format => ({
  read: (text) => stored.parse(new Map([[key, text]])),
  write,
});

const json = (value: unknown) => JSON.stringify(value);

/** A value's format in the storage. */
const kept = <Value>(
  key: StorageKey,
  read: () => Value,
  write: (value: Value) => void,
): Format => ({
  read: (text) => {
    localStorage.setItem(key, text);
    return read();
  },
  write: (value) => {
    write(value);
    return localStorage.getItem(key);
  },
});

const layout = (key: StorageKey) =>
  kept(
    key,
    () => readLayout(key),
    (value) => localStorage.setItem(key, value),
  );

const texts = (...names: string[]) =>
  fitsSchema(object(Object.fromEntries(names.map((name) => [name, shownText()]))));

const draft = <Values>(key: StorageKey, isValues: (values: unknown) => values is Values) =>
  kept(
    key,
    () => readDraft(key, isValues),
    (value: Draft<Values> | null) => writeDraft(key, value),
  );

const readMode = () => localStorage.getItem('color-scheme-mode');
const writeMode = (mode: string | null) => localStorage.setItem('color-scheme-mode', mode ?? '');

/** Milliseconds since 1970. */
const NOW = 1_760_000_000_000;

const formats: Record<StorageKey, Format[]> = {
  token: [field('token', storedToken, (token: string | null) => token)],
  cart: [field('cart', storedCart, json)],
  favourites: [field('favourites', storedFavourites, ({ projects }) => json(projects))],
  'kept-ideas': [field('kept-ideas', storedFavourites, ({ ideas }) => json(ideas))],
  'compared-projects': [
    field('compared-projects', storedFavourites, ({ compared }) => json(compared)),
  ],
  checkout: [field('checkout', storedCheckout, json)],
  payment: [field('payment', storedPayments, ([payment]: KeptPayment[]) => json(payment))],
  'projects-layout': [layout('projects-layout')],
  'my-projects-layout': [layout('my-projects-layout')],
  'remembered-email': [kept('remembered-email', readRememberedEmail, rememberEmail)],
  'color-scheme-mode': [kept('color-scheme-mode', readMode, writeMode)],
  'stale-chunk-reload': [
    {
      read: (text) => {
        sessionStorage.setItem('stale-chunk-reload', text);
        return wasJustReloaded(NOW);
      },
      write: (isRecent) => `${isRecent ? NOW : 0}`,
    },
  ],
  'project-draft': [draft('project-draft', fitsSchema(projectSchema))],
  'chat-draft': [draft('chat-draft', isText)],
  'reply-draft': [draft('reply-draft', isText)],
  'review-draft': [draft('review-draft', fitsSchema(reviewSchema))],
  'question-draft': [draft('question-draft', texts('question'))],
  'refund-draft': [draft('refund-draft', texts('reason', 'text'))],
  'invoice-draft': [draft('invoice-draft', texts('business_name', 'gstin'))],
  'answer-draft': [draft('answer-draft', texts('answer'))],
  'note-draft': [draft('note-draft', texts('note')), draft('note-draft', texts('reason', 'text'))],
  'login-draft': [draft('login-draft', fitsSchema(resetRequestSchema))],
  'registration-draft': [draft('registration-draft', fitsSchema(profileSchema))],
  'profile-draft': [draft('profile-draft', fitsSchema(profileSchema))],
};

/** The own and inherited names of an object that a changed prototype would add to. */
const inherited = () => Object.keys(Object.prototype).concat(Object.keys(Array.prototype));

describe.each(STORAGE_KEYS)('what is stored under %s', (key) => {
  it('can be any text, and what was read from it reads the same again', () => {
    for (const { read, write } of formats[key]) {
      holdsFor(damagedTexts(storedSamples[key]), (text) => {
        const value = read(text);
        expect(read(write(value as never) ?? '')).toEqual(value);
      });
    }
  });

  it('never changes a prototype', () => {
    const { __proto__: before } = {} as { __proto__: object };
    for (const { read } of formats[key]) {
      read('{"__proto__":{"userId":1},"userId":1,"steps":[{"__proto__":{"outcome":"paid"}}]}');
      read(
        '[{"__proto__":{"userId":1},"id":1,"title":"x"},{"constructor":{"prototype":{"userId":1}}}]',
      );
    }
    expect(inherited()).toEqual([]);
    expect(({} as { __proto__: object }).__proto__).toBe(before);
  });
});

test('a stored token is one printable word or missing', () => {
  const [{ read }] = formats.token as [Format];
  holdsFor(damagedTexts('a.b.c'), (text) => {
    expect(read(text) ?? 'none').toEqual(expect.stringMatching(/^[\x21-\x7e]+$/));
  });
});

test.each([
  [NOW, true],
  [NOW - 9_999, true],
  [NOW - 10_000, false],
  // The clock was set back since.
  [NOW + 1, false],
  ['Infinity', false],
  ['', false],
])('a reload recorded as %p was a moment ago: %p', (stored, isRecent) => {
  sessionStorage.setItem('stale-chunk-reload', `${stored}`);
  expect(wasJustReloaded(NOW)).toBe(isRecent);
});
