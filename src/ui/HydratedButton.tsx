import Button, { type ButtonProps } from '@mui/material/Button';
import { useInBrowser } from './useInBrowser';

/** A button that shows progress until a prerendered page is hydrated, because earlier presses would be lost. */
export function HydratedButton({ loading, ...props }: ButtonProps) {
  const isHydrated = useInBrowser(() => true, false);
  return <Button {...props} loading={Boolean(loading) || !isHydrated} />;
}
