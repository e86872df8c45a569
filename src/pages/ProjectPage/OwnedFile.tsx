import type { Project } from '@/api/catalogApi';
import { DownloadButton } from '@/features/library';

/** Downloads the file of an owned project. */
export default function OwnedFile({ project }: { project: Project }) {
  return <DownloadButton project={project} showsFailure variant="outlined" />;
}
