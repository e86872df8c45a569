import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import CheckIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { SUPPORT_ANSWERED } from '@/config/policyFigures';
import { rowSx } from '@/theme/mixins';
import { CONTENT_WIDTH } from '@/theme/tokens';
import { HeroBand } from '@/ui/HeroBand';

const BENEFITS = [
  'Premium projects',
  'Instant downloads',
  `${CLAIMS.support} support, ${SUPPORT_ANSWERED}`,
  'Regular updates',
];

/** Width of a form without its margins, in pixels. */
const FORM_WIDTH = 432;

/** The left edge of a page's content, within the left half of the page. */
const gridEdge = (width: number, least: number) =>
  `max(${least}px, calc(100% - ${width / 2 - 24}px))`;

type AuthPanelProps = {
  heading: string;
  /** The project being bought, if a purchase led here. */
  purchase?: ReactNode;
  /** A link to the other form. */
  alternative: { question: string; label: string; to: string };
  children: ReactNode;
};

/** A form beside the benefits of an account; during a purchase, login and registration stand side by side. */
export function AuthPanel({ heading, purchase, alternative, children }: AuthPanelProps) {
  // Where to return to after login or registration.
  const state: unknown = useLocation().state;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, minHeight: '80vh' }}>
      <Box
        sx={{
          width: { xs: '100%', sm: `min(${FORM_WIDTH}px, 100% - 48px)` },
          mx: 'auto',
          // On wide screens, it begins where the header does.
          ml: {
            md: gridEdge(CONTENT_WIDTH.xs, 24),
            lg: gridEdge(CONTENT_WIDTH.xs, 92),
            xl: gridEdge(CONTENT_WIDTH.xl, 92),
          },
          px: { xs: 2, sm: 0 },
          py: { xs: 4, md: 7 },
        }}
      >
        <Typography variant="h1" sx={{ mb: purchase ? 2.5 : 1, fontSize: '2.1rem' }}>
          {heading}
        </Typography>
        {purchase ? (
          <Box sx={{ display: 'grid', gap: 1, mb: 3 }}>
            {purchase}
            <Box sx={{ ...rowSx, gap: 2 }}>
              <Typography sx={{ color: 'text.secondary' }}>{alternative.question}</Typography>
              <Button
                variant="outlined"
                size="large"
                component={RouterLink}
                to={alternative.to}
                state={state}
                sx={{ flexGrow: 1 }}
              >
                {alternative.label}
              </Button>
            </Box>
            <Divider sx={{ mt: 1.5, typography: 'body2', color: 'text.secondary' }}>or</Divider>
          </Box>
        ) : (
          <Typography sx={{ mb: 3.5, color: 'text.secondary' }}>
            {alternative.question}{' '}
            <Link component={RouterLink} to={alternative.to} state={state}>
              {alternative.label}
            </Link>
          </Typography>
        )}
        {children}
      </Box>
      <Box
        component="section"
        aria-label="What an account brings"
        sx={{
          display: 'grid',
          bgcolor: 'brand.hero',
          '& > *': { alignContent: 'center', display: 'grid' },
        }}
      >
        <HeroBand>
          {/* Below the form, the list is aligned with its left edge. */}
          <Box sx={{ width: { sm: FORM_WIDTH, md: 'auto' }, mx: { sm: 'auto', md: 0 } }}>
            <Typography variant="h2">Everything you buy, in one yard.</Typography>
            <Box component="ul" sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
              {BENEFITS.map((benefit) => (
                <Box key={benefit} component="li" sx={{ ...rowSx, gap: 1.5 }}>
                  <CheckIcon sx={{ color: 'brand.signal' }} />
                  {benefit}
                </Box>
              ))}
            </Box>
          </Box>
        </HeroBand>
      </Box>
    </Box>
  );
}
