import { Link, useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@/config/paths';
import { entryState, isEntryPath } from '@/features/auth';
import { currentIn, linksIn, type Viewer } from './navigation';

/** The navigation menu on wide screens; Sign Up is highlighted. */
export function MainMenu({ viewer }: { viewer: Viewer }) {
  const location = useLocation();
  return (
    <Box component="ul" sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
      {linksIn('menu', viewer).map((link) => {
        const { label, to } = link;
        const isSignUp = to === paths.register;
        return (
          <li key={to}>
            <Button
              component={Link}
              to={to}
              state={isEntryPath(to) ? entryState(location) : undefined}
              aria-current={currentIn(link, location.pathname)}
              size="small"
              variant={isSignUp ? 'contained' : 'text'}
              color={isSignUp ? 'primary' : 'inherit'}
              sx={{
                whiteSpace: 'nowrap',
                ...(isSignUp
                  ? { ml: 1 }
                  : {
                      px: { md: 0.75, lg: 1.25 },
                      color: 'text.secondary',
                      '&:hover': { color: 'text.primary' },
                      '&[aria-current]': { color: 'primary.main', bgcolor: 'brand.soft' },
                    }),
              }}
            >
              {label}
            </Button>
          </li>
        );
      })}
      {viewer === 'unknown' && (
        // Reserves the width of a customer's entry, since customers are the likeliest viewers with
        // a session.
        <Box component="li" aria-hidden sx={{ visibility: 'hidden' }}>
          <Button size="small" tabIndex={-1} sx={{ px: { md: 0.75, lg: 1.25 } }}>
            Dashboard
          </Button>
        </Box>
      )}
    </Box>
  );
}
