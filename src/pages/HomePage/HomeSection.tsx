import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

type HomeSectionProps = {
  /** Name of the landmark. */
  label: string;
  heading: string;
  /** Whether the content is only placeholders. */
  isPlaceholder?: boolean;
  link?: { label: string; to: string };
  children: ReactNode;
};

/** A titled section of the home page, with a link to more. */
export function HomeSection({
  label,
  heading,
  isPlaceholder = false,
  link,
  children,
}: HomeSectionProps) {
  return (
    <Box
      component="section"
      {...(isPlaceholder ? { 'aria-hidden': true } : { 'aria-label': label })}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 2,
          mb: { xs: 2, md: 3 },
        }}
      >
        <Typography variant="h2">{heading}</Typography>
        {link && (
          <Link
            component={RouterLink}
            to={link.to}
            sx={{
              fontWeight: 650,
              whiteSpace: 'nowrap',
              ...(isPlaceholder && { visibility: 'hidden' }),
            }}
          >
            {link.label}
          </Link>
        )}
      </Box>
      {children}
    </Box>
  );
}
