import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { paths } from '@/config/paths';
import { AllLink, PAYMENT_LISTS, PaymentList, type PaymentListsProps } from './RecentLists';

/** Both lists of payments as tabs of one part. */
export default function TabbedPaymentLists({ payments, onRetry }: PaymentListsProps) {
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
        {PAYMENT_LISTS.map(({ heading }, index) => (
          <Tab
            key={heading}
            label={heading}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {PAYMENT_LISTS.map(({ heading, isDetailed }, index) => (
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
      <Box sx={{ mt: 1.5 }}>
        <AllLink to={paths.payments} />
      </Box>
    </Card>
  );
}
