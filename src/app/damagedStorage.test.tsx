import { screen } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/browserStorage';
import { damagedTexts, examplesOf } from '@/testing/property';
import { people, renderApp, signIn } from '@/testing/renderApp';
import { storedSamples } from '@/testing/storedSamples';

const DAMAGES = 4;

/** Any invalid token belongs to a guest. */
const KEYS = STORAGE_KEYS.filter((key) => key !== 'token');

/**
 * The stored texts by key, of which each test uses those at one index; the first ones are valid.
 */
const texts = new Map(
  KEYS.map((key) => {
    const sample = storedSamples[key];
    const whole = typeof sample === 'string' ? sample : JSON.stringify(sample);
    return [key, [whole, ...examplesOf(damagedTexts(sample), DAMAGES)]] as const;
  }),
);

/**
 * Stores the texts when the shop first reads each key, which also covers keys that contain a user's
 * id.
 */
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

/** A page, its visitor, and a part of it that depends on the stored values. */
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

/** Each page meets one of the damages, and each damage two pages. */
it.each(PAGES.map((page, index) => [...page, index % (DAMAGES + 1)] as const))(
  '%s opens for %s with damaged storage',
  async (path, email, role, name, damage) => {
    if (email) await signIn(email);
    storeWhenRead(damage);
    await renderApp(path);
    expect((await screen.findAllByRole(role, { name }))[0]).toBeVisible();
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
);
