import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetProjectContentsQuery, type Project } from '@/api/catalogApi';
import { readPackaging } from '@/api/readPackaging';
import { ownedMessages as texts } from '@/config/ownedMessages';
import { MarkedList } from '@/features/catalog/widget';
import { findGuide } from './findGuide';

type MarkdownProps = { text: string };

function PlainText({ text }: MarkdownProps) {
  return <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>;
}

/** Shows plain text if the renderer's code cannot be loaded. */
const Markdown = lazy(() =>
  import('@/features/catalog/details/contents/Markdown').catch(() => ({ default: PlainText })),
);

/**
 * How to run a project, from its README, or else its requirements; renders nothing if neither is
 * known.
 */
export function HowToRun({ project }: { project: Project }) {
  const { currentData } = useGetProjectContentsQuery({ id: project.id });
  const readme: unknown = currentData?.readme;
  const guide = typeof readme === 'string' ? findGuide(readme) : null;
  const { requirements } = readPackaging(project);
  if (!guide && requirements.length === 0) return null;
  return (
    <Box component="section" aria-label={texts.howToRun} sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 1, fontSize: '1.0625rem' }}>
        {texts.howToRun}
      </Typography>
      {guide ? (
        <Suspense fallback={<Skeleton width="100%" height={120} />}>
          <Markdown text={guide} />
        </Suspense>
      ) : (
        <MarkedList entries={requirements} />
      )}
    </Box>
  );
}
