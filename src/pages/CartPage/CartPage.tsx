import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { paths } from '@/config/paths';
import { useAuth } from '@/features/auth';
import {
  cartMessages,
  type Checkout,
  checkoutLeft,
  isCartPayable,
  isSettled,
  OpenPayments,
  selectCartCount,
  selectCartItems,
  selectCheckout,
} from '@/features/buying';
import { useAppDispatch, useAppSelector } from '@/store';
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

  const isLeftOver = useLeftOverCheckout(checkout);
  const shown = checkout && isCartPayable() && !isLeftOver ? checkout : null;
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
      <Box ref={content} tabIndex={-1} role="group" aria-label="Cart">
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
 * Returns whether the page has opened with a finished checkout of before and something else in the cart,
 * and leaves that checkout, as the tab in which it ended may have been closed.
 */
function useLeftOverCheckout(checkout: Checkout | null): boolean {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCartItems);
  const [isLeftOver] = useState(() => {
    const steps = checkout?.steps ?? [];
    const isAdded = cart.some(({ id }) => steps.every(({ projectId }) => projectId !== id));
    return steps.length > 0 && steps.every(isSettled) && isAdded;
  });
  useEffect(() => {
    if (isLeftOver) dispatch(checkoutLeft());
  }, [isLeftOver, dispatch]);
  return isLeftOver && checkout !== null && checkout.steps.every(isSettled);
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
