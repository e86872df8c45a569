import { projectDownloadAddress } from '@/api/downloads';
import { DownloadButton } from './DownloadButton';

type DownloadLinkProps = { project: { id: number; title: string } };

/**
 * A real link to the download endpoint. Navigation would send no bearer token, so a click starts an
 * authorised download instead.
 */
export function DownloadLink({ project }: DownloadLinkProps) {
  return (
    <DownloadButton
      project={project}
      showsFailure
      size="small"
      variant="contained"
      href={projectDownloadAddress(project.id)}
    />
  );
}
