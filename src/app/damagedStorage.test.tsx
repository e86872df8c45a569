import { screen } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/storageKeys';
import { damagedTexts, examplesOf } from '@/testing/property';
import { people, renderApp, signIn } from '@/testing/renderApp';
import { storedSamples } from '@/testing/storedSamples';

const DAMAGES = 4;

/** Any other token than a good one is a guest's. */
const KEYS = STORAGE_KEYS.filter((key) => key !== 'token');

/** The texts under each key, of which a test takes those at one index; the first ones are undamaged. */
const texts = new Map(
  KEYS.map((key) => {
    const sample = storedSamples[key];
    const whole = typeof sample === 'string' ? sample : JSON.stringify(sample);
    return [key, [whole, ...examplesOf(damagedTexts(sample), DAMAGES)]] as const;
  }),
);

/** Puts a text under each key as the shop first reads it, which also reaches the keys of one user. */
function storeWhenRead(index: number): void {
  const getItem = Reflect.get<Storage, 'getItem'>(Storage.prototype, 'getItem');
  const stored = new Set<string>();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, name) {
    const key = KEYS.find((each) => name === each || name.startsWith(`${each}-`));
    if (key && !stored.has(name)) {
      stored.add(name);
      this.setItem(name, texts.get(key)![index]!);
    }
    return getItem.call(this, name);
  });
}

/** A page, who visits it, and a part of it that needs what was read. */
const PAGES = [
  ['/', null, 'heading', /ready to launch/],
  ['/login', null, 'textbox', 'Email'],
  ['/about', null, 'textbox', 'Full Name'],
  ['/projects', null, 'button', 'Grid view'],
  ['/cart', people.owner, 'heading', /cart|checkout/i],
  ['/dashboard', people.owner, 'heading', 'Welcome, Asha Rao'],
  ['/my-projects', people.owner, 'heading', 'My Projects'],
  ['/projects/4', people.owner, 'heading', /./],
  ['/admin/chat?conversation=1', people.admin, 'log', 'Messages'],
  ['/admin/projects/new', people.admin, 'textbox', 'Title'],
] as const;

describe.each(Array.from({ length: DAMAGES + 1 }, (_entry, index) => index))(
  'with the stored texts no. %i',
  (index) => {
    it.each(PAGES)('%s opens for %s', async (path, email, role, name) => {
      if (email) await signIn(email);
      storeWhenRead(index);
      await renderApp(path);
      expect((await screen.findAllByRole(role, { name }))[0]).toBeVisible();
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  },
);
