import { screen } from '@testing-library/react';
import '@mocks/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { openTab, workbench } from '@/testing/workbench';

describe('payments', () => {
  const PROJECT = '/projects/4';
  const CUSTOMER = 'customer';

  async function buy(ending: RegExp) {
    const { user, panel: found } = await openTab('Payments', PROJECT, CUSTOMER);
    await user.click(found.getByRole('button', { name: ending }));
    await user.click(found.getByRole('tab', { name: 'People' }));
    await user.click(await screen.findByRole('button', { name: 'Purchase Now' }));
    return { user, found };
  }

  it('pays automatically, once', async () => {
    await buy(/^Card that pays/);
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(workbench.setup().payment).toBeNull();
  });

  it('closes the checkout', async () => {
    await buy(/^Checkout closed/);
    expect(await screen.findByText('Payment cancelled')).toBeVisible();
  });

  it('returns a forged signature', async () => {
    expectConsoleOutput(/Verifying payment/);
    await buy(/^Forged signature/);
    expect(
      await screen.findByText('Payment verification failed. Please contact support.'),
    ).toBeVisible();
  });

  it('succeeds late, after the checkout was closed', async () => {
    const { user } = await buy(/^Late success/);
    expect(await screen.findByText('Payment cancelled')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Check payment again' }));
    expect(await screen.findByText('Owned')).toBeVisible();
  });

  it('explains each card', async () => {
    const { panel: found } = await openTab('Payments');
    expect(found.getByRole('button', { name: /card 4100 2800 0006 0003/ })).toHaveTextContent(
      'card_declined',
    );
    expect(found.getByRole('button', { name: /UPI id cancel@razorpay/ })).toBeVisible();
  });
});
