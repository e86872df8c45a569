import Box from '@mui/material/Box';
import { getFeatures } from '@/config/features';
import { cartMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { useAuth } from '@/features/auth';
import { selectCartCount, selectCheckout, OpenPayments } from '@/features/buying';
import { useAppSelector } from '@/store';
import { EmptyState } from '@/ui/EmptyState';
import { PageContainer } from '@/ui/PageContainer';
import { useFocusFallback } from '@/ui/focusHooks';
import { usePageHead } from '@/ui/usePageHead';
import { FilledCart } from './FilledCart';
import { SequentialCheckout } from './SequentialCheckout';

/** The cart page (specification, section 2: Cart). */
export function CartPage() {
  usePageHead({ title: 'Cart' });
  const { user } = useAuth();
  const checkout = useAppSelector(selectCheckout(user?.id));
  const count = useAppSelector(selectCartCount);
  const content = useFocusFallback<HTMLDivElement>(count);

  if (checkout && getFeatures().cartCheckout === 'sequential') {
    return (
      <PageContainer>
        <SequentialCheckout checkout={checkout} />
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
