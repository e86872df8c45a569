import { screen, within } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { openTab, workbench } from '@/testing/workbench';
import { withoutPasswords } from '../persistence/sharedSnapshot';

const MAIL = {
  to: 'asha@example.com',
  subject: 'Your refund is on its way',
  text: 'Hello Asha Rao,\n\nit takes a few days.',
};
const askForLink = () =>
  fetch('http://localhost:3000/api/auth/forgot-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.com' }),
  });

describe('the outbox', () => {
  it('shows each mail as it is sent, with its link, and is cleared', async () => {
    const { user, panel: found } = await openTab('Outbox');
    expect(found.getByText(/^No mails yet/)).toBeVisible();
    await backend.outbox.send(MAIL);
    await askForLink();
    expect(await found.findByText('Choose a new password')).toBeVisible();
    const mails = within(found.getByRole('list', { name: 'Outbox' })).getAllByRole('listitem');
    expect(mails).toHaveLength(2);
    expect(within(mails[0]!).getByRole('link', { name: 'Open the link' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/reset-password#token=[\w-]{43}$/),
    );
    expect(mails[1]).toHaveTextContent('Your refund is on its way');
    expect(within(mails[1]!).queryByRole('link')).not.toBeInTheDocument();

    await user.click(found.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('The outbox is empty.')).toBeVisible();
    expect(found.getByText(/^No mails yet/)).toBeVisible();
  });

  it('keeps its links out of what is shared', async () => {
    await askForLink();
    const link = workbench.outbox()[0]!.link!;
    const token = link.split('#token=')[1]!;
    expect(JSON.stringify(withoutPasswords(await backend.exportState()))).not.toContain(token);
    expect(JSON.stringify(await workbench.log())).not.toContain(token);
  });
});

describe('a mail of a purchase', () => {
  it('is the receipt', async () => {
    const order = backend.store.orders.all().find(({ status }) => status === 'attempted')!;
    const { email } = backend.store.users.get(order.userId)!;
    const send = async <Body,>(path: string, body: object, token = ''): Promise<Body> =>
      (
        await fetch(`http://localhost:3000${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        })
      ).json() as Promise<Body>;
    const { token } = await send<{ token: string }>('/api/auth/login', {
      email,
      password: 'password',
    });
    const paid = await send<Record<string, string>>('/simulated-checkout/payments', {
      order_id: order.id,
      amount: order.amountPaise,
      currency: 'INR',
      method: 'card',
      card: { number: '4100280000001007' },
    });
    const payment = {
      orderId: order.id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    };
    await send('/api/payments/verify-payment', payment, token);
    await send('/api/payments/verify-payment', payment, token);
    const mails = workbench.outbox().filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toMatch(/^Receipt for /);
    expect(mails[0]!.text).toContain(payment.paymentId);
    expect(mails[0]!.link).toBe(`/projects/${order.projectId}`);
  });
});
