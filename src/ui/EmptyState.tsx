import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

type EmptyStateProps = {
  heading: string;
  text: string;
  /** The next step: a link inside the app or an action. */
  action?: { label: string } & ({ to: string } | { onClick: () => void });
  /** Replaces the button of a single action. */
  children?: ReactNode;
  /** `alert` announces a failure immediately. */
  role?: 'alert';
  headingLevel?: 'h1' | 'h2' | 'h3';
};

/** Replaces missing content: empty, not found or failed. */
export function EmptyState(props: EmptyStateProps) {
  const { heading, text, action, children, role, headingLevel = 'h2' } = props;
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        px: 2,
        py: { xs: 6, md: 10 },
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 120 80"
        aria-hidden
        sx={{ width: 132, mb: 1, color: 'text.secondary', fill: 'none', stroke: 'currentColor' }}
      >
        <path d="M8 70h104" strokeWidth="3" strokeLinecap="round" />
        <path d="M22 62 92 30v32z" strokeWidth="2" strokeDasharray="5 5" />
        <rect x="34" y="14" width="34" height="26" rx="4" strokeWidth="2" strokeDasharray="5 5" />
        <circle cx="51" cy="27" r="5" strokeWidth="2" />
      </Box>
      <Typography variant="h2" component={headingLevel}>
        {heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '52ch', textWrap: 'balance' }}>
        {text}
      </Typography>
      <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
        {children}
        {action && (
          <Button
            variant="contained"
            {...('to' in action ? { href: action.to } : { onClick: action.onClick })}
          >
            <span>{action.label}</span>
          </Button>
        )}
      </Box>
    </Box>
  );
}
