import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { settleLayers, watchBack } from '@/lib/backLayers';
import { guardCompositions } from '@/lib/inputMethod';

/** Lets Back close what is open, also after a navigation below it; an Escape that ends a composition does not. */
export function BackLayers() {
  const { key } = useLocation();
  useEffect(watchBack, []);
  useEffect(guardCompositions, []);
  useEffect(settleLayers, [key]);
  return null;
}
