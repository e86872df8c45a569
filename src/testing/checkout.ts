import '@mocks/checkout';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ConfirmedPayment } from '@/features/buying/provider';
import { signPayment } from '@mocks/domain/orders';
import { backend } from './mockServer';

/** Card numbers of the simulated checkout by outcome. */
export const cards = { succeeds: '4100280000001007', declined: '4100280000060003' } as const;

/** An order of the mock backend: its id, and its amount in paise. */
type Order = { id: string; amountPaise: number };

/** Pays an order at the simulated provider as a lost tab would; returns what its checkout is told. */
export async function payAtProvider(
  { id, amountPaise }: Order,
  number: string = cards.succeeds,
): Promise<ConfirmedPayment> {
  await fetch(`${process.env.API_HOST}/simulated-checkout/payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order_id: id, amount: amountPaise, method: 'card', card: { number } }),
  });
  const paymentId = backend.store.orders.get(id)?.paymentId ?? '';
  return { orderId: id, paymentId, proof: await signPayment(id, paymentId) };
}

/** Waits for the simulated checkout to open. */
export const findCheckout = () => screen.findByRole('dialog', { name: /Simulated checkout/ });

/** Fills in the card form of the simulated checkout and pays. */
export async function payByCard(user: UserEvent, number: string = cards.succeeds): Promise<void> {
  const dialog = within(await findCheckout());
  const fields = {
    'Card number': number,
    'Expiry (MM/YY)': '12/49',
    CVV: '123',
    'Name on card': 'Nikhil Verma',
  };
  for (const [label, value] of Object.entries(fields)) {
    const field = dialog.getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
  await user.click(dialog.getByRole('button', { name: /^Pay ₹/ }));
}
