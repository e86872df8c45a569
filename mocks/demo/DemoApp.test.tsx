import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toDemoContent } from '../domain/demoPage';
import { DemoApp } from './DemoApp';

const content = toDemoContent({
  title: 'Leadwell Sales Pipeline CRM',
  category: 'CRM & Sales',
  features: ['Deal board'],
  technologies: ['React'],
});

async function signIn() {
  const user = userEvent.setup();
  const { unmount } = render(<DemoApp content={content} />);
  const button = screen.getByRole('button', { name: 'Sign in' });
  const [, name, password] = /Name (\w+), password (\w+)/.exec(
    document.getElementById(button.getAttribute('aria-describedby')!)!.textContent,
  )!;
  await user.type(screen.getByLabelText(/^Name/), name!);
  await user.type(screen.getByLabelText(/^Password/), password!);
  await user.click(button);
  return { user, unmount };
}

const names = () =>
  within(screen.getByRole('table', { name: 'Deals' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

it('a demo signs in by what stands at its button, searches, adds, changes, deletes and forgets', async () => {
  const { user, unmount } = await signIn();
  const seeded = content.records.map(([name]) => name);
  expect(names()).toEqual(seeded);

  await user.type(screen.getByRole('searchbox', { name: 'Search deals' }), 'kavya');
  expect(names()).toEqual(['Coastal Resorts', 'Nova Labs']);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 6');
  await user.clear(screen.getByRole('searchbox', { name: 'Search deals' }));

  await user.click(screen.getByRole('button', { name: 'New deal' }));
  await user.type(screen.getByLabelText(/^Company/), 'Indus Tools');
  await user.type(screen.getByLabelText(/^Owner/), 'Joel Mathew');
  await user.type(screen.getByLabelText(/^Value/), '215000');
  await user.selectOptions(screen.getByLabelText(/^Stage/), 'Won');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(names()).toEqual(['Indus Tools', ...seeded]);
  expect(screen.getByRole('row', { name: /^Indus Tools/ })).toHaveTextContent(
    'Indus ToolsJoel Mathew2,15,000Won',
  );

  await user.click(screen.getByRole('button', { name: 'Edit Indus Tools' }));
  await user.clear(screen.getByLabelText(/^Company/));
  await user.type(screen.getByLabelText(/^Company/), 'Indus Works');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Edit Nova Labs' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(names()).toEqual(['Indus Works', ...seeded.slice(0, -1)]);

  await user.click(screen.getByRole('tab', { name: 'Chart' }));
  expect(screen.getByText('Won').nextSibling).toHaveTextContent('2');
  expect(screen.getByText('Indus Works')).toBeInTheDocument();

  unmount();
  await signIn();
  expect(names()).toEqual(seeded);
});

it('a demo says which name and password it expects', async () => {
  const user = userEvent.setup();
  render(<DemoApp content={content} />);
  await user.type(screen.getByLabelText(/^Name/), 'admin');
  await user.type(screen.getByLabelText(/^Password/), 'admin');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The name and the password are demo.');
});
