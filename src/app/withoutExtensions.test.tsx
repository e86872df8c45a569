import { screen, waitFor, within } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

beforeEach(() => (backend.extensions = 'none'));
afterEach(() => {
  backend.extensions = 'all';
});

const expectNoHoles = () => {
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|NaN|null|Unknown/);
};

describe('a backend without extensions', () => {
  it('fills the home page', async () => {
    await renderApp('/');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
    expect(screen.queryByText('★')).not.toBeInTheDocument();
    expectNoHoles();
  });

  it('has a project page with all rows of the specification and nothing else', async () => {
    await renderApp('/projects/12');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(
        within(screen.getByRole('main'))
          .getAllByRole('heading', { level: 2 })
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Description',
        'Key features',
        'Technologies',
        'Project files',
        'Details',
        'Need Customization?',
      ]),
    );
    const gallery = within(screen.getByRole('group', { name: /^Pictures of / }));
    expect(gallery.getAllByRole('img', { name: /^Screenshot 1 of/ })).toHaveLength(1);
    expect(screen.queryByText(/\d sales?$/)).not.toBeInTheDocument();
    await waitFor(expectNoHoles);
  });
});
