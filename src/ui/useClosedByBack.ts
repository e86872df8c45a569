import { useEffect, useEffectEvent } from 'react';
import { openLayer } from '@/lib/backLayers';

/** Lets Back close what is open. `onClose` is what Escape calls too; undefined while it must stay open. */
export function useClosedByBack(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen]);
}
