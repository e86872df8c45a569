import { render, screen } from '@testing-library/react';
import { ConfirmingPayment } from './ConfirmingPayment';

it('says that a payment is being confirmed, with its progress', async () => {
  render(<ConfirmingPayment />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Payment received, confirming with the bank',
  );
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Confirming the payment');
});
