import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { Payment } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { Panel } from './Panel';
import { PaymentList } from './PaymentList';

const LISTS = [
  { heading: 'Recent Payments', isDetailed: false },
  { heading: 'Transaction History', isDetailed: true },
] as const;

type PaymentListsProps = {
  /** Undefined if loading failed. */
  payments: readonly Payment[] | undefined;
  /** Reloads the payments after a failure. */
  onRetry: () => void;
};

const viewAll = (
  <Link component={RouterLink} to={paths.payments} variant="body2" sx={{ py: 0.25 }}>
    View all
  </Link>
);

function TabbedLists({ payments, onRetry }: PaymentListsProps) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  return (
    <Card component="section" aria-label="Payments" sx={{ px: 2, pb: 2 }}>
      <Tabs
        value={selected}
        onChange={(_event, index: number) => setSelected(index)}
        variant="fullWidth"
        aria-label="Payments"
        sx={{ mx: -2, mb: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {LISTS.map(({ heading }, index) => (
          <Tab
            key={heading}
            label={heading}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {LISTS.map(({ heading, isDetailed }, index) => (
        <Box
          key={heading}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={selected !== index}
        >
          {selected === index && (
            <PaymentList payments={payments} isDetailed={isDetailed} onRetry={onRetry} />
          )}
        </Box>
      ))}
      <Box sx={{ mt: 1.5 }}>{viewAll}</Box>
    </Card>
  );
}

/**
 * The recent payments and the transaction history: one part with tabs on a phone, where each row takes
 * much of the screen, and two parts on wider screens (specification, section 2: Dashboard).
 */
export function PaymentLists({ payments, onRetry }: PaymentListsProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (isNarrow) return <TabbedLists payments={payments} onRetry={onRetry} />;
  return LISTS.map(({ heading, isDetailed }) => (
    <Panel key={heading} heading={heading} link={viewAll}>
      <PaymentList payments={payments} isDetailed={isDetailed} onRetry={onRetry} />
    </Panel>
  ));
}
