import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { REFUND_SENTENCE } from '@/config/constants';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { contentSx } from '@/theme/mixins';
import { ADMIN_WIDTH } from '@/theme/tokens';
import { Brand } from './Brand';
import { FOOTER_GROUPS, linksIn } from './navigation';

const CLAIMS = ['Premium Code Quality', 'Instant Download', 'Secure Payments', 'Expert Support'];

const SOCIAL_LINKS = [
  { label: 'Email', href: site.socialLinks.email },
  { label: 'LinkedIn', href: site.socialLinks.linkedin },
  { label: 'Instagram', href: site.socialLinks.instagram },
];

const COPYRIGHT = `© ${site.siteName}, Bangalore, India`;

/** The columns that the claims and the links share. */
const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr 1fr' },
  columnGap: 4,
  rowGap: 2,
} as const;

/** A group of links, folded on narrow screens. */
function LinkGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const isFolded = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  return (
    <details open={!isFolded}>
      <summary tabIndex={isFolded ? 0 : -1}>
        <h2>{heading}</h2>
      </summary>
      <Box component="ul">{children}</Box>
    </details>
  );
}

/** The footer of the shop's pages: claims, links, address and social links. */
export function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        mt: 'auto',
        // Nothing follows it that its height could move.
        contentVisibility: 'auto',
        containIntrinsicHeight: { xs: 'auto 540px', md: 'auto 450px' },
        color: 'brand.onHero',
        bgcolor: 'brand.deep',
        '--focus-ring': 'var(--mui-palette-brand-signal)',
      }}
    >
      <Box sx={contentSx}>
        <Box
          component="ul"
          aria-label="What we stand for"
          sx={{
            ...columnsSx,
            py: 3,
            borderBottom: '1px solid rgb(255 255 255 / 18%)',
          }}
        >
          {CLAIMS.map((claim) => (
            <Typography key={claim} component="li" variant="h4">
              {claim}
            </Typography>
          ))}
        </Box>
        <Box
          sx={{
            ...columnsSx,
            // Links are styled once for all groups.
            '& h2': { display: 'inline', m: 0, typography: 'h4' },
            '& summary': {
              py: { xs: 1.25, md: 0 },
              mb: { md: 1 },
              cursor: { xs: 'pointer', md: 'default' },
              pointerEvents: { md: 'none' },
              listStyle: { md: 'none' },
              '&::-webkit-details-marker': { display: { md: 'none' } },
            },
            '& ul': { color: 'brand.onHeroMuted' },
            '& a': {
              display: 'inline-block',
              py: 0.5,
              color: 'inherit',
              typography: 'body2',
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline' },
            },
            rowGap: { xs: 0, md: 4 },
            py: { xs: 3, md: 5 },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, mb: { xs: 2, md: 0 } }}>
            <Brand />
            <Typography
              variant="body2"
              sx={{ mt: 1.5, maxWidth: '34ch', color: 'brand.onHeroMuted' }}
            >
              {`${site.tagline} ${site.supportPromise}. ${REFUND_SENTENCE}`}
            </Typography>
            <Typography
              component="address"
              variant="body2"
              sx={{ mt: 1.5, maxWidth: '30ch', fontStyle: 'normal', color: 'brand.onHeroMuted' }}
            >
              {site.address}
            </Typography>
          </Box>
          {FOOTER_GROUPS.map((heading) => (
            <LinkGroup key={heading} heading={heading}>
              {linksIn(heading, 'unknown').map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </LinkGroup>
          ))}
          <LinkGroup heading="Follow us">
            {SOCIAL_LINKS.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </LinkGroup>
        </Box>
        <Typography variant="caption" component="p" sx={{ pb: 3, color: 'brand.onHeroMuted' }}>
          {COPYRIGHT}
        </Typography>
      </Box>
    </Box>
  );
}

/** The footer of the admin panel. */
export function SmallFooter() {
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 3,
        width: '100%',
        maxWidth: ADMIN_WIDTH,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: 2,
        typography: 'caption',
        color: 'text.secondary',
        '& a': { display: 'inline-block', py: 0.5, color: 'inherit' },
      }}
    >
      <Box component="span" sx={{ py: 0.5 }}>
        {COPYRIGHT}
      </Box>
      <Link to={paths.home}>View the shop</Link>
    </Box>
  );
}
