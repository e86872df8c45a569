import DownloadIcon from '@mui/icons-material/DownloadRounded';
import { projectDownloadAddress } from '@/api/downloads';
import { Button } from '@/ui/Button';
import { DownloadButton } from './DownloadButton';
import { useDownload } from './useDownload';

type DownloadLinkProps = { project: { id: number; title: string } };

/**
 * A real link to the download call. A plain visit would carry no bearer token, so a click runs the
 * same authorised download as everywhere else.
 */
export function DownloadLink({ project }: DownloadLinkProps) {
  const { isRunning, start } = useDownload(project, true);
  if (isRunning) return <DownloadButton project={project} tellsFailure size="small" />;
  return (
    <Button
      size="small"
      variant="contained"
      component="a"
      href={projectDownloadAddress(project.id)}
      startIcon={<DownloadIcon />}
      aria-label={`Download ${project.title}`}
      onClick={(event) => {
        event.preventDefault();
        start();
      }}
    >
      Download
    </Button>
  );
}
