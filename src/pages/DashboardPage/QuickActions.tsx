import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@/config/paths';
import { Panel } from './Panel';

const ACTIONS = [
  { label: 'Browse Projects', to: paths.projects },
  { label: 'Request Custom Project', to: paths.contact },
  { label: 'My Projects', to: paths.myProjects },
];

/** Links to common next steps. */
export function QuickActions() {
  return (
    <Panel heading="Quick Actions">
      <Box sx={{ display: 'grid', gap: 1 }}>
        {ACTIONS.map(({ label, to }) => (
          <Button key={to} component={RouterLink} to={to} variant="outlined">
            {label}
          </Button>
        ))}
      </Box>
    </Panel>
  );
}
