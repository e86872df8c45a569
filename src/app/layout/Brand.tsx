import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { site } from '@/config/site';

const hiddenWhenNarrow = { '@media (max-width: 20.5em)': { display: 'none' } };

type BrandProps = {
  /** Hides the name on the narrowest screens, and with large text on phones. */
  sparesRoom?: boolean;
};

/** The logo and the name of the shop, in the current text colour. */
export function Brand({ sparesRoom = false }: BrandProps) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'inherit' }}>
      <Box
        component="svg"
        viewBox="4 2 42 42"
        aria-hidden
        sx={{ width: 30, height: 30, fill: 'none' }}
      >
        <path d="M6 40h36" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
        <path d="M10 33 38 19v14z" fill="currentColor" opacity=".3" />
        <Box
          component="path"
          d="M17 22 35 6l-4 19-6-5z"
          sx={{ fill: 'var(--mui-palette-brand-signal)' }}
        />
      </Box>
      <Typography
        component="span"
        variant="h3"
        sx={{ fontSize: '1.35rem', ...(sparesRoom && hiddenWhenNarrow) }}
      >
        {site.siteName}
      </Typography>
    </Box>
  );
}
