import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fieldNames } from '@/features/admin';
import { fillIn } from '@/testing/forms';
import { server } from '@/testing/mockServer';
import { openProjectForm, pngFile, requiredTexts } from '@/testing/projectForm';
import { people, renderApp } from '@/testing/renderApp';

/** The focused control, or the group of radio buttons that it belongs to. */
function focused(): HTMLElement {
  const control = document.activeElement as HTMLElement;
  return control.closest<HTMLElement>('[role=radiogroup]') ?? control;
}

/** The way to each form, the buttons that open and send it, the control that is focused, and its error. */
const ways: [
  path: string,
  presses: RegExp[],
  control: string,
  message: RegExp,
  userName?: string,
][] = [
  ['/login', [/^Login$/], 'Email', /is required/],
  ['/register', [/^Create account$/], 'Full name', /is required/],
  ['/forgot-password', [/^Send me a link$/], 'Email', /is required/],
  ['/reset-password#token=x', [/^Set new password$/], 'New password', /is required/],
  [
    '/dashboard',
    [/your password$/, /^Change password$/],
    'Current password',
    /is required/,
    people.owner,
  ],
  [
    '/dashboard',
    [/^Delete my account$/, /^Delete my account$/],
    'Current password',
    /required/,
    people.owner,
  ],
  ['/projects/12', [/^Write a review$/, /^Post review$/], 'Your rating', /one to five stars/],
  ['/payments', [/^Ask for a refund of/, /^Send request$/], 'Reason', /choose a reason/],
  ['/admin/projects/new', [/^Add project$/], 'Title', /Give the project a title/],
];

it.each(ways)('%s, by %p: focuses %s, which is tied to its error', async (...way) => {
  const [path, presses, control, message, userName = ''] = way;
  const isGuest = /^\/(login|register|forgot|reset)/.test(path);
  const as = path.startsWith('/admin') ? people.admin : people.owner;
  const { user } = await renderApp(path, isGuest ? {} : { as });
  for (const name of presses) {
    (await screen.findAllByRole('button', { name })).at(-1)!.focus();
    await user.keyboard('{Enter}');
  }
  await waitFor(() => expect(focused()).toHaveAccessibleName(control));
  expect(focused()).toHaveAccessibleDescription(message);
  expect(focused()).toBeInvalid();
  const names = focused().closest('form')!.querySelectorAll('[autocomplete=username]');
  expect(Array.from(names, (field) => (field as HTMLInputElement).value).join('')).toBe(userName);
});

it('the terms that are not agreed to are focused, and tied to their error', async () => {
  const { user } = await renderApp('/login');
  await screen.findByLabelText('Email');
  await fillIn(user, { Email: people.owner, Password: 'password' });
  await user.keyboard('{Enter}');
  const terms = screen.getByRole('checkbox', { name: /I agree/ });
  await waitFor(() => expect(terms).toHaveFocus());
  expect(terms).toHaveAccessibleDescription(/terms/i);
  expect(terms).toBeInvalid();
});

it('every control of the project form is tied to an error of the backend, and takes the focus', async () => {
  const { user } = await openProjectForm();
  await fillIn(user, requiredTexts);
  await user.click(screen.getByRole('button', { name: 'Add release' }));
  const save = screen.getByRole('button', { name: 'Add project' });
  const changes = 'What changed, one per line, of release 1';
  await fillIn(user, { 'Version of release 1': '1' });
  await user.click(save);
  await waitFor(() => expect(focused()).toHaveAccessibleDescription(/^Say what changed/));
  expect(focused()).toHaveAccessibleName(changes);
  await fillIn(user, { [changes]: 'x' });
  await user.click(screen.getByLabelText('Documents for a college (optional)'));
  await user.click(screen.getByRole('option', { name: 'ER diagram' }));
  await user.upload(screen.getByLabelText('Choose pictures'), [pngFile('a.png')]);
  await screen.findByRole('slider', { name: 'From the left: picture 1' });
  await user.click(screen.getByRole('button', { name: 'Add launch record' }));
  await fillIn(user, {
    'System, such as Windows 11': 'Windows 11',
    'Runtime, such as Node.js 20': 'Node.js 20',
    'Minutes until it ran': '9',
    'Commands, one per line': 'npm start',
  });
  const errors = Object.fromEntries(fieldNames.map((name) => [name, `Wrong ${name}`]));
  server.use(
    http.post('*/api/admin/projects', () => HttpResponse.json({ errors }, { status: 400 })),
  );
  await user.click(save);
  const summary = within(await screen.findByRole('alert'));
  const links = await summary.findAllByRole('link');
  expect(links).toHaveLength(fieldNames.length);
  for (const link of links) {
    fireEvent.click(link);
    const [, error] = link.parentElement!.textContent.split(': ');
    expect(focused()).toHaveAccessibleDescription(new RegExp(`^${error}`));
    expect(focused()).toBeInvalid();
  }
});
