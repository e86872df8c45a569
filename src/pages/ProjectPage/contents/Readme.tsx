import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { contentsMessages as texts } from '@/config/contentsMessages';

/** Longer texts are collapsed to their beginning; in characters. */
const WHOLE = 900;
const BEGINNING = 450;

type ReadmeProps = { text: string; isCut: boolean };

/** Returns the first paragraphs, about `BEGINNING` characters in total. */
function beginningOf(text: string): string {
  const end = text.indexOf('\n\n', BEGINNING);
  const cut = end < 0 || end > WHOLE ? text.slice(0, BEGINNING) : text.slice(0, end);
  // An unclosed code block would continue beyond the cut, so close it.
  const fences = cut.match(/^```/gm)?.length ?? 0;
  return fences % 2 === 1 ? `${cut}\n\`\`\`` : cut;
}

/** The README; a long one is collapsed at first. */
export function Readme({ text, isCut }: ReadmeProps) {
  const isLong = text.length > WHOLE;
  const [isWhole, setWhole] = useState(!isLong);
  return (
    <Box sx={{ minWidth: 0 }}>
      <MarkdownText text={isWhole ? text : beginningOf(text)} height={280} />
      {isWhole && isCut && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {texts.readmeGoesOn}
        </Typography>
      )}
      {isLong && (
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ mt: 2 }}
        >
          {isWhole ? texts.showLess : texts.showAll}
        </Button>
      )}
    </Box>
  );
}

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
function MarkdownText({ text, height }: MarkdownTextProps) {
  return (
    <Suspense fallback={<Skeleton width="100%" height={height} />}>
      <Markdown text={text} />
    </Suspense>
  );
}
