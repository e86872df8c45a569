import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PurchasedProject } from '@/api/catalogApi';
import { projectDownloadAddress } from '@/api/downloads';
import { paths } from '@/config/paths';
import { DownloadButton } from '@/features/library';
import { formatDay } from '@/lib/time';
import { wrapSx } from '@/theme/mixins';
import { RecentList } from './Panel';

type RecentPurchasesProps = {
  /** Undefined if loading failed. */
  projects: readonly PurchasedProject[] | undefined;
  /** Reloads the purchases after a failure. */
  onRetry: () => void;
};

/** The first five purchases. */
export function RecentPurchases({ projects, onRetry }: RecentPurchasesProps) {
  return (
    <RecentList
      heading="My Projects"
      to={paths.myProjects}
      rows={projects}
      failed="Your projects could not be loaded."
      empty="You have not bought a project yet."
      onRetry={onRetry}
      renderRow={(project) => <PurchaseRow key={project.id} project={project} />}
    />
  );
}

function PurchaseRow({ project }: { project: PurchasedProject }) {
  const { id, title, purchase_date } = project;
  return (
    <Box component="li" sx={{ ...wrapSx, gap: 1, py: 1.25 }}>
      <Box sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 220 }, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`Purchased ${formatDay(purchase_date)}`}
        </Typography>
      </Box>
      <Button size="small" variant="outlined" href={paths.project(id)} aria-label={`View ${title}`}>
        View
      </Button>
      <DownloadButton
        project={project}
        showsFailure
        size="small"
        variant="contained"
        // A real link; its click starts the download, as navigation would send no bearer token.
        href={projectDownloadAddress(id)}
      />
    </Box>
  );
}
