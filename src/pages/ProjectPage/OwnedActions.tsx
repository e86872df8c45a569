import Typography from '@mui/material/Typography';
import OwnedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import type { Project } from '@/api/catalogApi';
import { DownloadButton } from '@/features/library';

/** Replaces the purchase actions once the project is owned. */
export default function OwnedActions({ project }: { project: Project }) {
  return (
    <>
      <Typography
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          mb: 1.5,
          fontWeight: 650,
          color: 'success.main',
        }}
      >
        <OwnedIcon aria-hidden /> Owned
      </Typography>
      <DownloadButton project={project} showsFailure variant="contained" size="large" fullWidth />
    </>
  );
}
