import { readAddress, recallSetup, rememberSetup } from './rememberedSetup';

const visit = (path: string) => window.history.replaceState({ kept: true }, '', path);

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

test.each(['no JSON', '[]', '{"scenario":"offline"}', '{"scenario":[5]}', 'null'])(
  'foreign content in the storage is ignored: %s',
  (text) => {
    sessionStorage.setItem('workbench-setup', text);
    expect(recallSetup()).toEqual({});
  },
);
