import { projectDownloadAddress } from '@/api/downloads';
import { DownloadButton } from './DownloadButton';

type DownloadLinkProps = { project: { id: number; title: string } };

/**
 * A real link to the download call. A plain visit would carry no bearer token, so a click runs the
 * same authorised download as everywhere else.
 */
export function DownloadLink({ project }: DownloadLinkProps) {
  return (
    <DownloadButton
      project={project}
      tellsFailure
      size="small"
      variant="contained"
      href={projectDownloadAddress(project.id)}
    />
  );
}
