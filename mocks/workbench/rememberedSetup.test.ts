import { makeLink, readAddress, recallSetup, rememberSetup } from './rememberedSetup';

const visit = (path: string) => window.history.replaceState({ kept: true }, '', path);
const address = () => window.location.pathname + window.location.search + window.location.hash;

afterEach(() => {
  sessionStorage.clear();
  visit('/');
});

test('the tab remembers a setup that is no longer in the address', () => {
  visit('/projects?scenario=offline&as=owner&payment=cardPays');
  rememberSetup(readAddress(window.location.href));
  visit('/about');
  // The ending of the next checkout applies once.
  expect(recallSetup()).toEqual({ scenario: ['offline'], as: ['owner'] });
});

test('an address overrides what the tab remembers, setting by setting', () => {
  rememberSetup({ scenario: ['offline'], as: ['owner'], fault: ['login:hang'] });
  visit('/?scenario=none&fault=getProject:status=500&fault=login:empty');
  expect(recallSetup()).toEqual({
    scenario: ['none'],
    as: ['owner'],
    fault: ['getProject:status=500', 'login:empty'],
  });
});

test('only outdated settings in the address are updated', () => {
  visit('/projects?sort=price&scenario=offline&as=owner#list');
  rememberSetup({ as: ['admin'] });
  expect(address()).toBe('/projects?sort=price&as=admin#list');
  expect(window.history.state).toEqual({ kept: true });
  visit('/projects?sort=price');
  rememberSetup({ as: ['owner'] });
  expect(address()).toBe('/projects?sort=price');
});

test('a link applies as a whole, regardless of what the tab remembers', () => {
  rememberSetup({ scenario: ['offline'], fault: ['login:hang'] });
  const shop = window.location.origin;
  const link = makeLink(`${shop}/projects?sort=price&seed=9&reset`, { as: ['owner'] });
  expect(link).toBe(`${shop}/projects?sort=price&as=owner&setup=whole`);
  expect(makeLink(link, { as: ['owner'] })).toBe(link);
  visit(link);
  expect(recallSetup()).toEqual({ as: ['owner'] });
  // From now on the tab remembers the link; later changes must not be lost.
  rememberSetup({ as: ['owner'] });
  expect(address()).toBe('/projects?sort=price&as=owner');
  rememberSetup({ as: ['owner'], scenario: ['slowNetwork'] });
  expect(recallSetup()).toEqual({ as: ['owner'], scenario: ['slowNetwork'] });
});

test.each(['no JSON', '[]', '{"scenario":"offline"}', '{"scenario":[5]}', 'null'])(
  'foreign content in the storage is ignored: %s',
  (text) => {
    sessionStorage.setItem('workbench-setup', text);
    expect(recallSetup()).toEqual({});
  },
);
