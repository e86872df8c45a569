import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { settleLayers, watchBack } from '@/lib/backLayers';

/** Lets Back close what is open, also after a navigation below it, such as a filter in a sheet. */
export function BackLayers() {
  const { key } = useLocation();
  useEffect(watchBack, []);
  useEffect(settleLayers, [key]);
  return null;
}
