import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { PurchasedProject } from '@/api/catalogApi';
import { DASHBOARD_LIST_LIMIT } from '@/config/constants';
import { paths } from '@/config/paths';
import { DownloadLink } from '@/features/library';
import { formatDay } from '@/lib/time';
import { Panel, PanelFailure, PanelNote, panelListSx } from './Panel';

function PurchaseRow({ project }: { project: PurchasedProject }) {
  const { id, title, purchase_date } = project;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.25 }}
    >
      <Box sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 220 }, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Purchased {formatDay(purchase_date)}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        component={RouterLink}
        to={paths.project(id)}
        aria-label={`View ${title}`}
      >
        View
      </Button>
      <DownloadLink project={project} />
    </Box>
  );
}

type RecentPurchasesProps = {
  projects: readonly PurchasedProject[] | undefined;
  /** Reloads the purchases after a failure. */
  onRetry: () => void;
};

/** The first five purchases; `projects` is undefined if loading failed. */
export function RecentPurchases({ projects, onRetry }: RecentPurchasesProps) {
  return (
    <Panel
      heading="My Projects"
      link={
        <Link component={RouterLink} to={paths.myProjects} variant="body2" sx={{ py: 0.25 }}>
          View all
        </Link>
      }
    >
      {!projects && (
        <PanelFailure onRetry={onRetry}>Your projects could not be loaded.</PanelFailure>
      )}
      {projects?.length === 0 && <PanelNote>You have not bought a project yet.</PanelNote>}
      <Box component="ul" sx={panelListSx}>
        {projects?.slice(0, DASHBOARD_LIST_LIMIT).map((project) => (
          <PurchaseRow key={project.id} project={project} />
        ))}
      </Box>
    </Panel>
  );
}
