import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cartMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { useCart } from '@/features/cart';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { CartLine } from './CartLine';
import { OrderSummary } from './OrderSummary';

/** The projects that are waiting to be bought (specification, section 2: Cart). */
export function CartPage() {
  usePageHead({ title: 'Cart' });
  const cart = useCart();

  if (cart.items.length === 0) {
    return (
      <PageContainer>
        <EmptyState
          headingLevel="h1"
          heading={cartMessages.empty}
          text="Projects that you add wait here until you buy them."
          action={
            <Button variant="contained" component={RouterLink} to={paths.projects}>
              Browse Projects
            </Button>
          }
        />
      </PageContainer>
    );
  }
  return (
    <PageContainer>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, mb: 3 }}>
        <Typography variant="h1" sx={{ fontSize: '2.25rem' }}>
          Cart
        </Typography>
        <Button size="small" color="inherit" onClick={cart.clear} sx={{ ml: 'auto' }}>
          Clear cart
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          gap: { xs: 3, md: 5 },
          alignItems: 'start',
        }}
      >
        <Box
          component="ul"
          aria-label="Projects in your cart"
          sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}
        >
          {cart.items.map((item) => (
            <li key={item.id}>
              <CartLine item={item} onRemove={() => cart.remove(item)} />
            </li>
          ))}
        </Box>
        <OrderSummary
          prices={cart.items.map(({ base_price }) => base_price)}
          onCheckOut={cart.checkOut}
        />
      </Box>
    </PageContainer>
  );
}
