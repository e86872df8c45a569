import { useEffect, useEffectEvent } from 'react';
import { openLayer } from '@/lib/backLayers';

/**
 * Lets the browser's Back close what is open instead of leaving the page. `onClose` is what Escape
 * calls too; undefined while it must stay open.
 */
export function useClosedByBack(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen]);
}
