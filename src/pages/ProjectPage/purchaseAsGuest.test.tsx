import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findCheckout } from '@/testing/checkout';
import { logIn } from '@/testing/forms';
import { fakeIntersections } from '@/testing/intersections';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

fakeIntersections();

const PROJECT = '/projects/4';

async function purchaseButton() {
  const button = await screen.findByRole('button', { name: 'Purchase Now' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

async function wantProject() {
  const app = await renderApp(PROJECT);
  await app.user.click(await purchaseButton());
  expect(await screen.findByText('Please login to purchase projects')).toBeVisible();
  await screen.findByRole('heading', { name: 'Welcome back' });
  return app;
}

async function expectProjectNamed() {
  const { title, previewImages } = backend.store.projects.get(4)!;
  const purchase = within(await screen.findByRole('region', { name: 'Your purchase' }));
  // The title beside the picture names it.
  expect(purchase.getByRole('presentation')).toHaveAttribute(
    'src',
    `${process.env.API_HOST}/uploads/images/${previewImages[0]}`,
  );
  expect(purchase.getByText(title)).toBeVisible();
  expect(purchase.getByText(/^₹[\d,]+\.\d\d$/)).toBeVisible();
}

async function expectPurchaseToGoOnOnce(user: UserEvent) {
  expect(await findCheckout()).toBeVisible();
  expect(window.location.pathname).toBe(PROJECT);
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Payment cancelled')).toBeVisible();
  // What a reload would read.
  expect((window.history.state as { usr?: unknown }).usr ?? null).toBeNull();
  window.history.back();
  await waitFor(() => expect(screen.queryByText('Please wait')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

describe('a guest who wants to buy', () => {
  it('sees on the login page what is being bought, and pays after the login', async () => {
    const { user } = await wantProject();
    await expectProjectNamed();
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await logIn(user, people.newCustomer);
    await expectPurchaseToGoOnOnce(user);
  });

  it('opens no checkout for a project that turns out to be owned', async () => {
    const { user } = await renderApp('/projects/12');
    await user.click(await purchaseButton());
    await logIn(user, people.owner);
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens no checkout after a login from the header', async () => {
    const { user } = await renderApp(PROJECT);
    await purchaseButton();
    await user.click(screen.getByRole('link', { name: 'Login' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(screen.queryByRole('region', { name: 'Your purchase' })).not.toBeInTheDocument();
    await logIn(user, people.newCustomer);
    expect(await purchaseButton()).toBeEnabled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a checkout that is closed returns the focus to Purchase Now', async () => {
  const { user } = await renderApp(PROJECT, { as: people.newCustomer });
  await user.click(await purchaseButton());
  await findCheckout();
  await user.keyboard('{Escape}');
  await screen.findByText('Payment cancelled');
  const button = await purchaseButton();
  await waitFor(() => expect(button).toHaveFocus());
});
