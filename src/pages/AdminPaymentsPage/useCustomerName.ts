import { useState } from 'react';
import type { AdminPayment } from '@/api/adminApi';

/**
 * Returns a customer's name, taken from the listed payments and remembered when filters hide them
 * all. Undefined while unknown.
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
