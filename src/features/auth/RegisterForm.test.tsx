import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { fillIn, fillInRegistration, submitRegistration } from '@/testing/forms';
import { backend, server } from '@/testing/mockServer';
import { requestsTo } from '@/testing/recordedRequests';
import { renderWithStore, shownToasts } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { selectUser } from './authSlice';
import { RegisterForm } from './RegisterForm';

const FIELDS = ['Full name', 'Email', 'Phone', 'Password', 'Confirm password'];

async function open() {
  const store = await startSession('visitor');
  return { store, ...renderWithStore(store, <RegisterForm />, '/register') };
}

describe('the registration form', () => {
  it('is empty', async () => {
    await open();
    for (const label of FIELDS) expect(screen.getByLabelText(label)).toHaveValue('');
    expect(
      screen.getByRole('checkbox', {
        name: 'I am 18 or older and agree to the Terms and Conditions and the Privacy Policy',
      }),
    ).not.toBeChecked();
    expect(screen.getByText('With country code, for example +91 98450 18260')).toBeVisible();
  });

  it.each([
    ['Full name', 'text', 'name'],
    ['Email', 'email', 'email'],
    ['Phone', 'tel', 'tel'],
    ['Password', 'password', 'new-password'],
    ['Confirm password', 'password', 'new-password'],
  ])('lets the browser fill in the field %s', async (label, type, autocomplete) => {
    await open();
    expect(screen.getByLabelText(label)).toHaveAttribute('type', type);
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete);
  });

  it('requests nothing until it is complete', async () => {
    const { user } = await open();
    await submitRegistration(user);
    expect(await screen.findByText('Full name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Phone number is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByText('Please confirm your password')).toBeVisible();
    expect(screen.getByText('You must agree to the terms and conditions')).toBeVisible();
    expect(requestsTo('POST /api/auth/register')).toEqual([]);
  });

  it('creates an account and starts its session', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/auth/register', async ({ request }) => {
        sent = await request.clone().json();
      }),
    );
    const { store, user } = await open();
    await fillInRegistration(user);
    await fillIn(user, { 'Full name': '  Ravi Kumar ' });
    await fillIn(user, { Phone: '+91 (98450) 18-261' });
    await submitRegistration(user);
    await waitFor(() => expect(shownToasts(store)).toEqual(['success: Registration successful!']));
    expect(selectUser(store.getState())).toMatchObject({ email: 'ravi@example.com' });
    expect(sent).toEqual({
      name: 'Ravi Kumar',
      email: 'ravi@example.com',
      phone: '+919845018261',
      password: 'a-secret',
      agreeToTerms: true,
    });
  });

  it.each([
    [
      { status: 409, body: { message: 'This address has an account' } },
      'This address has an account',
    ],
    [{ status: 500, body: {} }, 'Registration failed'],
    [{ status: 200, body: {} }, 'Registration failed'],
    [{ networkError: true }, 'Registration failed. Please try again.'],
  ])('after %p says why there is no account', async (fault, text) => {
    backend.faults.set('register', fault);
    const { store, user } = await open();
    await fillInRegistration(user);
    await submitRegistration(user);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(selectUser(store.getState())).toBeNull();
  });
});
