import { lazy, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetProjectContentsQuery, type Project } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { isNotOffered } from '@/api/extensions';
import { contentsMessages as texts } from '@/config/contentsMessages';
import { Notice } from '@/ui/Notice';
import { ContentsSection } from './ContentsSection';
import { hasPackageFacts } from './PackageFacts';

function PlainText({ text }: { text: string }) {
  return <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>;
}

/** Shows plain text if the renderer's code cannot be loaded. */
const Markdown = lazy(() => import('./Markdown').catch(() => ({ default: PlainText })));

type ContentsProps = {
  project: Project;
  isOwned: boolean;
  /** Shown while the listing loads. */
  placeholder: ReactNode;
};

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      actions={
        <Button size="small" variant="outlined" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.failed}
    </Notice>
  );
}

/** The section with everything that the backend provides; renders nothing if that is nothing. */
export default function Contents({ project, isOwned, placeholder }: ContentsProps) {
  const { currentData, error, isFetching, refetch } = useGetProjectContentsQuery({
    id: project.id,
  });
  const isFailed = !isFetching && error !== undefined && !isNotOffered(toRequestFailure(error));
  if (isFetching && !currentData) return placeholder;
  if (!currentData && !hasPackageFacts(project)) return null;

  return (
    <ContentsSection project={project} isOwned={isOwned} contents={currentData} Markdown={Markdown}>
      {isFailed && <LoadFailure onRetry={() => void refetch()} />}
    </ContentsSection>
  );
}
