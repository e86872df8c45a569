import { Suspense, useState, type ComponentType } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { contentsMessages as texts } from '@/config/contentsMessages';

/** A text of up to this length is shown whole, of a longer one the beginning. */
const WHOLE = 900;
const BEGINNING = 450;

/** Shows the text of a README. */
export type ReadmeText = ComponentType<{ text: string }>;

type ReadmeProps = { text: string; isCut: boolean; Markdown: ReadmeText };

/** Returns the paragraphs from the start that fill about `BEGINNING` characters. */
function beginningOf(text: string): string {
  const end = text.indexOf('\n\n', BEGINNING);
  const cut = end < 0 || end > WHOLE ? text.slice(0, BEGINNING) : text.slice(0, end);
  // An open code block would swallow the button's context; close it.
  const fences = cut.match(/^```/gm)?.length ?? 0;
  return fences % 2 === 1 ? `${cut}\n\`\`\`` : cut;
}

/** The README, its beginning at first if it is long. */
export function Readme({ text, isCut, Markdown }: ReadmeProps) {
  const isLong = text.length > WHOLE;
  const [isWhole, setWhole] = useState(!isLong);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Suspense fallback={<Skeleton width="100%" height={280} />}>
        <Markdown text={isWhole ? text : beginningOf(text)} />
      </Suspense>
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
