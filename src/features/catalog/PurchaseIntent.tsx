import { Suspense } from 'react';
import { lazyOptional } from '@/ui/lazyOptional';

// Most visitors log in without a purchase.
const WantedProject = lazyOptional(() => import('./WantedProject'));

/** Says on the way through login or registration which project is being bought. */
export function PurchaseIntent({ projectId }: { projectId: number }) {
  return (
    <Suspense>
      <WantedProject id={projectId} />
    </Suspense>
  );
}
