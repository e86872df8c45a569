import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import LockIcon from '@mui/icons-material/Lock';
import { MONEY_BACK } from '@/config/content/promises';
import { site } from '@/config/site';

/** The payment provider, the money-back promise and the accepted payment methods. */
export function PaymentMethods() {
  const { methods, security } = site.payment;
  return (
    // Leaves space for the chat button on phones.
    <Box sx={{ display: 'grid', gap: 1, pr: { xs: 7, sm: 0 } }}>
      <Typography
        variant="caption"
        component="p"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          color: 'text.secondary',
          '& > *': { display: 'inline-flex', alignItems: 'center', gap: 0.5 },
        }}
      >
        <span>
          <LockIcon aria-hidden sx={{ fontSize: 15 }} />
          {security}
        </span>
        <Link component={RouterLink} to={MONEY_BACK.policy} color="inherit">
          {MONEY_BACK.text}
        </Link>
      </Typography>
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
    </Box>
  );
}
