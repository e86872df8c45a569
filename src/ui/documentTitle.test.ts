import { pageTitle, showInTab } from './documentTitle';

it('the tab says the page and the number of unread messages, on every page', () => {
  showInTab({ page: 'About' });
  showInTab({ unreadCount: 12 });
  expect(document.title).toBe('(12) About · Launchyard');
  showInTab({ page: 'Launchyard' });
  expect(document.title).toBe('(12) Launchyard');
  expect(pageTitle()).toBe('Launchyard');
  showInTab({ unreadCount: 0 });
  expect(document.title).toBe('Launchyard');
});
