import { useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { paths } from '@/config/paths';
import { useAuth } from '@/features/auth';
import {
  cartMessages,
  isCartPayable,
  OpenPayments,
  selectCartCount,
  selectCheckout,
} from '@/features/buying';
import { useAppSelector } from '@/store';
import { EmptyState } from '@/ui/EmptyState';
import { useFocusFallback } from '@/ui/focusHooks';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { FilledCart } from './FilledCart';
import { SequentialCheckout } from './SequentialCheckout';

/** The cart page (specification, section 2: Cart). */
export default function CartPage() {
  usePageHead({ title: 'Cart' });
  const { user } = useAuth();
  const checkout = useAppSelector(selectCheckout(user?.id));
  const count = useAppSelector(selectCartCount);
  const content = useFocusFallback<HTMLDivElement>(count);

  const shown = checkout && isCartPayable() ? checkout : null;
  useTopOnChange(shown !== null);

  if (shown) {
    return (
      <PageContainer>
        <SequentialCheckout checkout={shown} />
      </PageContainer>
    );
  }
  return (
    <PageContainer>
      <Box ref={content} tabIndex={-1} role="group" aria-label="Cart" sx={{ outline: 'none' }}>
        <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
          <OpenPayments />
        </Box>
        {count === 0 ? (
          <EmptyState
            headingLevel="h1"
            heading={cartMessages.empty}
            text="Projects that you add wait here until you buy them."
            action={{ label: 'Browse Projects', to: paths.projects }}
          />
        ) : (
          <FilledCart />
        )}
      </Box>
    </PageContainer>
  );
}

/**
 * Starts at the top when the cart gives way to the checkout, or comes back. At once, because the
 * browser keeps the place for the way back when the checkout gets its history entry.
 */
function useTopOnChange(isCheckout: boolean): void {
  const was = useRef(isCheckout);
  useLayoutEffect(() => {
    if (was.current !== isCheckout) window.scrollTo({ top: 0, behavior: 'instant' });
    was.current = isCheckout;
  }, [isCheckout]);
}
