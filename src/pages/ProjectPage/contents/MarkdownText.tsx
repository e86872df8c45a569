import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

type MarkdownTextProps = {
  text: string;
  /** Height of the placeholder in pixels while the renderer loads. */
  height: number;
};

function PlainText({ text }: { text: string }) {
  return <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>;
}

const Markdown = lazy(() => import('./Markdown').catch(() => ({ default: PlainText })));

/** Renders Markdown, or plain text if the renderer's code cannot be loaded. */
export function MarkdownText({ text, height }: MarkdownTextProps) {
  return (
    <Suspense fallback={<Skeleton width="100%" height={height} />}>
      <Markdown text={text} />
    </Suspense>
  );
}
