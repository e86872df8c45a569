import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetProjectContentsQuery, type Project } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { isNotOffered } from '@/api/extensions';
import { contentsMessages as texts } from '@/config/contentsMessages';
import { countOf } from '@/lib/countOf';
import { formatBytes } from '@/lib/fileSize';
import { splitCommas } from '@/lib/text';
import { Notice } from '@/ui/Notice';
import { Section } from '../Section';
import { Archive } from './Archive';
import { hasPackageFacts, PackageFacts } from './PackageFacts';

const NAMED_TECHNOLOGIES = 2;

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

/** The section with everything that the backend knows; nothing if it knows nothing. */
export default function Contents({ project, isOwned, placeholder }: ContentsProps) {
  const { currentData, error, isFetching, refetch } = useGetProjectContentsQuery({
    id: project.id,
  });
  const isFailed = !isFetching && error !== undefined && !isNotOffered(toRequestFailure(error));
  const hasFacts = hasPackageFacts(project);
  if (isFetching && !currentData) return placeholder;
  if (!currentData && !hasFacts) return null;

  const built = splitCommas(project.technologies).slice(0, NAMED_TECHNOLOGIES).join(' + ');
  return (
    <Section heading={texts.heading}>
      <Stack sx={{ gap: 2 }}>
        {currentData && (
          <>
            <Typography sx={{ color: 'text.secondary' }}>
              {[
                countOf(currentData.total_files, 'file'),
                `${formatBytes(Number(currentData.total_size))} unpacked`,
                built,
              ]
                .filter(Boolean)
                .join(', ')}
            </Typography>
            <Archive contents={currentData} />
          </>
        )}
        {isFailed && <LoadFailure onRetry={() => void refetch()} />}
        {hasFacts && <PackageFacts project={project} isOwned={isOwned} />}
      </Stack>
    </Section>
  );
}
