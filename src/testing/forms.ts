import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of the fields with these labels, pasted, as every key would render the form. */
export async function fillIn(user: UserEvent, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    if (field.value) await user.clear(field);
    else await user.click(field);
    if (text) await user.paste(text);
  }
}

/** Fills in the login form once it is shown, and submits it. */
export async function logIn(user: UserEvent, email: string, password = 'password'): Promise<void> {
  await screen.findByLabelText('Email');
  await fillIn(user, { Email: email, Password: password });
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

/** Fills in the registration form once it is shown; `submitRegistration` submits it. */
export async function fillInRegistration(
  user: UserEvent,
  email = 'ravi@example.com',
): Promise<void> {
  await screen.findByLabelText('Full name');
  await fillIn(user, {
    'Full name': 'Ravi Kumar',
    Email: email,
    Phone: '+919845018261',
    Password: 'a-secret',
    'Confirm password': 'a-secret',
  });
  await user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
}

/** Submits the registration form. */
export const submitRegistration = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Create account' }));
