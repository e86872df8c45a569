import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { settleLayers, watchBack } from '@/lib/backLayers';
import { guardCompositions } from '@/lib/inputMethod';

/** Keeps compositions from closing what is open, and lets Back close it, also after a navigation below it, such as a filter in a sheet. */
export function BackLayers() {
  const { key } = useLocation();
  useEffect(watchBack, []);
  useEffect(guardCompositions, []);
  useEffect(settleLayers, [key]);
  return null;
}
