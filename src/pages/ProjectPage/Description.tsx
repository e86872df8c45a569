import { memo } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { countOf } from '@/lib/numbers';
import { splitLead } from '@/lib/text';
import { lazyPart } from '@/ui/lazyPart';
import { Section } from './Section';

// Few descriptions are long.
const FindableAccordion = lazyPart(
  () => import('@/ui/FindableAccordion').then((module) => ({ default: module.FindableAccordion })),
  { name: 'the rest of the description', loading: <Skeleton width="100%" height={50} /> },
);

/**
 * The description with its line breaks; a long one goes on in a fold, which a change around it would
 * have rendered anew while its code is loading.
 */
export const Description = memo(function Description({ text }: { text: string }) {
  const [lead, rest] = splitLead(text);
  return (
    <Section heading="Description">
      <Text text={lead} />
      {rest && (
        <FindableAccordion
          heading="div"
          variant="outlined"
          summary={`Read the rest, ${countOf(rest.trim().split(/\s+/).length, 'word')}`}
          sx={{ mt: 1.5 }}
        >
          <Text text={rest} />
        </FindableAccordion>
      )}
    </Section>
  );
});

function Text({ text }: { text: string }) {
  return (
    <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}
