import { makeLink, readAddress, recallSetup, rememberSetup } from './rememberedSetup';

const visit = (path: string) => window.history.replaceState({ kept: true }, '', path);
const address = () => window.location.pathname + window.location.search + window.location.hash;

afterEach(() => {
  sessionStorage.clear();
  visit('/');
});

test('the tab remembers a set-up when the address no longer says it', () => {
  visit('/projects?scenario=offline&as=owner&payment=cardPays');
  rememberSetup(readAddress(window.location.href));
  visit('/about');
  // How the next checkout ends is for once.
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

test('an address that says something else by now is corrected, and only there', () => {
  visit('/projects?sort=price&scenario=offline&as=owner#list');
  rememberSetup({ as: ['admin'] });
  expect(address()).toBe('/projects?sort=price&as=admin#list');
  expect(window.history.state).toEqual({ kept: true });
  visit('/projects?sort=price');
  rememberSetup({ as: ['owner'] });
  expect(address()).toBe('/projects?sort=price');
});

test('a link holds as a whole, whatever the tab that opens it remembers', () => {
  rememberSetup({ scenario: ['offline'], fault: ['login:hang'] });
  const shop = window.location.origin;
  const link = makeLink(`${shop}/projects?sort=price&seed=9&reset`, { as: ['owner'] });
  expect(link).toBe(`${shop}/projects?sort=price&as=owner&setup=whole`);
  expect(makeLink(link, { as: ['owner'] })).toBe(link);
  visit(link);
  expect(recallSetup()).toEqual({ as: ['owner'] });
  // From then on the tab remembers that; what is changed later must not be forgotten again.
  rememberSetup({ as: ['owner'] });
  expect(address()).toBe('/projects?sort=price&as=owner');
  rememberSetup({ as: ['owner'], scenario: ['slowNetwork'] });
  expect(recallSetup()).toEqual({ as: ['owner'], scenario: ['slowNetwork'] });
});

test.each(['no JSON', '[]', '{"scenario":"offline"}', '{"scenario":[5]}', 'null'])(
  'what the tab holds of somebody else is dropped: %s',
  (text) => {
    sessionStorage.setItem('mock-setup', text);
    expect(recallSetup()).toEqual({});
  },
);
