import { useState } from 'react';
import { useListPurchasedProjectsQuery, type PurchasedProject } from '@/api/catalogApi';
import { useListPaymentsQuery, type Payment } from '@/api/paymentsApi';
import { findPayment } from '@/features/receipts';
import { readStored, writeStored } from '@/lib/browserStorage';
import { MILLISECONDS_PER_DAY } from '@/lib/time';

type PurchaseRecord = { purchase: PurchasedProject | undefined; payment: Payment | undefined };

/** Returns the purchase of an owned project and its payment, as far as known. */
export function usePurchaseRecord(project: { id: number; title: string }): PurchaseRecord {
  const { currentData: owned } = useListPurchasedProjectsQuery();
  const { currentData: history } = useListPaymentsQuery();
  const purchase = owned?.projects.find(({ id }) => id === project.id);
  return { purchase, payment: findPayment(history?.payments ?? [], purchase ?? project) };
}

/** An introduction lasts a day; afterwards the project's page is enough. */
const NEW_FOR_MS = MILLISECONDS_PER_DAY;
/** Storage key of the project whose introduction was dismissed last. */
const DISMISSED_KEY = 'dismissed-introduction';

/**
 * Returns whether an owned project was bought within the last day and its introduction not
 * dismissed, and a function to dismiss it.
 */
export function useIntroduction(projectId: number, isOwned: boolean) {
  const { currentData } = useListPurchasedProjectsQuery(undefined, { skip: !isOwned });
  const [openedAt] = useState(() => Date.now());
  const [dismissed, setDismissed] = useState(() => readStored(DISMISSED_KEY));
  const purchase = currentData?.projects.find(({ id }) => id === projectId);
  const isNew = openedAt - Date.parse(purchase?.purchase_date ?? '') < NEW_FOR_MS;
  return {
    isDue: isOwned && isNew && dismissed !== String(projectId),
    dismiss: () => {
      writeStored(DISMISSED_KEY, String(projectId));
      setDismissed(String(projectId));
    },
  };
}
