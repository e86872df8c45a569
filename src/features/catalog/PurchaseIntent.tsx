import { Suspense } from 'react';
import { lazyOptional } from '@/ui/lazyPart';

// Most visitors log in without a purchase, and the picture brings 3 kB of drawings.
const WantedProject = lazyOptional(() => import('./WantedProject'));

/** Names the project being bought during login or registration. */
export function PurchaseIntent({ projectId }: { projectId: number }) {
  return (
    <Suspense>
      <WantedProject projectId={projectId} />
    </Suspense>
  );
}
