import CheckIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { CLAIMS, PURCHASE_BENEFITS } from '@/config/constants';
import { paths } from '@/config/paths';
import { LIFETIME_MEANING } from '@/config/policyFigures';
import { Section } from './Section';

/** A promise of every purchase, with its condition and the policy section that contains it. */
type PurchasePromise = {
  /** Verbatim from the specification. */
  text: string;
  condition: string;
  /** Path and fragment. */
  policy: string;
};

const [instantDownload, lifetimeAccess, commercialLicense, moneyBack] = PURCHASE_BENEFITS;

/** What every purchase includes, in plain words. */
const PROMISES: readonly PurchasePromise[] = [
  {
    text: instantDownload,
    condition: 'The zip file comes as soon as you have paid',
    policy: `${paths.shipping}#delivery-steps`,
  },
  {
    text: lifetimeAccess,
    condition: LIFETIME_MEANING,
    policy: `${paths.shipping}#download-limits`,
  },
  {
    text: commercialLicense,
    condition: 'Use it in your business and for clients; reselling the code is not included',
    policy: `${paths.terms}#commercial-license`,
  },
  {
    text: moneyBack,
    condition: 'If it does not do what this page says',
    policy: `${paths.refunds}#guarantees`,
  },
  {
    text: CLAIMS.freeSupport,
    condition: 'Help with installing and running it, and faults corrected',
    policy: `${paths.terms}#support-and-services`,
  },
];

const HEADING = 'Included in the price';

/** What every purchase includes, each promise with its condition and a link to its policy. */
export function PurchasePromises() {
  return (
    <Section heading={HEADING}>
      <List
        disablePadding
        aria-label={HEADING}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4, rowGap: 1 }}
      >
        {PROMISES.map(({ text, condition, policy }) => (
          <ListItem key={text} disableGutters alignItems="flex-start" sx={{ py: 0.5 }}>
            <ListItemIcon sx={{ minWidth: 32, mt: 0.125 }}>
              <CheckIcon aria-hidden sx={{ fontSize: 20, color: 'success.main' }} />
            </ListItemIcon>
            <ListItemText
              disableTypography
              sx={{ my: 0 }}
              primary={
                <Link href={policy} color="inherit" sx={linkSx}>
                  {text}
                </Link>
              }
              secondary={
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {condition}
                </Typography>
              }
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
}

/** Makes the whole entry the link's target. */
const linkSx = {
  display: 'block',
  typography: 'body2',
  fontWeight: 650,
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'currentColor' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
