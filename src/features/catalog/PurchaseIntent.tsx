import { Suspense } from 'react';
import { lazyOptional } from '@/ui/lazyOptional';

// Most visitors log in without a purchase.
const WantedProject = lazyOptional(() => import('./WantedProject'));

/** Names the project being bought during login or registration. */
export function PurchaseIntent({ projectId }: { projectId: number }) {
  return (
    <Suspense>
      <WantedProject id={projectId} />
    </Suspense>
  );
}
