import { Link as RouterLink } from 'react-router-dom';
import Stack from '@mui/material/Stack';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { Panel } from './Panel';

const ACTIONS = [
  { label: 'Browse Projects', to: paths.projects },
  { label: 'Request Custom Project', to: paths.contact },
  { label: 'My Projects', to: paths.myProjects },
];

/** Where people go next. */
export function QuickActions() {
  return (
    <Panel heading="Quick Actions">
      <Stack sx={{ gap: 1 }}>
        {ACTIONS.map(({ label, to }) => (
          <Button key={to} component={RouterLink} to={to} variant="outlined">
            {label}
          </Button>
        ))}
      </Stack>
    </Panel>
  );
}
