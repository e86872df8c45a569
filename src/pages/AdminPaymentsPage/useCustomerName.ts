import { useState } from 'react';
import type { AdminPayment } from '@/api/adminApi';

/**
 * The name of the customer with an id, as payments told it; it is remembered while other filters
 * leave none of the customer's payments on the page. Undefined while it is unknown.
 */
export function useCustomerName(
  userId: string,
  payments: readonly AdminPayment[] | undefined,
): string | undefined {
  const [known, setKnown] = useState<AdminPayment['customer']>();
  const found = payments?.find(({ customer }) => String(customer.id) === userId)?.customer;
  if (found && (found.id !== known?.id || found.name !== known.name)) setKnown(found);
  return known && String(known.id) === userId ? known.name : undefined;
}
