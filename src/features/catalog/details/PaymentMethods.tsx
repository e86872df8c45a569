import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import LockIcon from '@mui/icons-material/Lock';
import { site } from '@/config/site';

/** How one can pay, and who secures the payment. */
export function PaymentMethods() {
  const { methods, security } = site.payment;
  return (
    // On a phone, the chat button rests beside it.
    <Box sx={{ display: 'grid', gap: 1, pr: { xs: 7, sm: 0 } }}>
      <Box
        component="ul"
        aria-label="Payment methods"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {methods.map((method) => (
          <Typography
            key={method}
            component="li"
            variant="caption"
            sx={{
              px: 0.625,
              border: 1,
              borderColor: 'divider',
              borderRadius: 0.5,
              fontSize: '0.72rem',
              fontWeight: 650,
            }}
          >
            {method}
          </Typography>
        ))}
      </Box>
      <Typography
        variant="caption"
        component="p"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
      >
        <LockIcon aria-hidden sx={{ fontSize: 15 }} />
        {security}
      </Typography>
    </Box>
  );
}
