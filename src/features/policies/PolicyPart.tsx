import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PolicyBlock, PolicySection } from './policy';
import { PolicySteps } from './PolicySteps';
import { PolicyTable } from './PolicyTable';
import { PolicyText } from './PolicyText';

function Block({ block, label }: { block: PolicyBlock; label: string }) {
  if (typeof block === 'string') {
    return (
      <Typography>
        <PolicyText>{block}</PolicyText>
      </Typography>
    );
  }
  if ('steps' in block) return <PolicySteps steps={block.steps} />;
  if ('columns' in block) return <PolicyTable label={label} {...block} />;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, pl: 3 }}>
      {block.list.map((entry) => (
        <li key={entry}>
          <PolicyText>{entry}</PolicyText>
        </li>
      ))}
    </Box>
  );
}

/** A section of a policy; the heading has the id, so that screen readers announce it on arrival. */
export function PolicyPart({ section, heading }: { section: PolicySection; heading: string }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, '& > *': { minWidth: 0 } }}>
      <Typography
        id={section.id}
        tabIndex={-1}
        variant="h2"
        sx={{ justifySelf: 'start', fontSize: '1.5rem' }}
      >
        {heading}
      </Typography>
      {section.blocks.map((block, index) => (
        <Block key={index} block={block} label={section.heading} />
      ))}
    </Box>
  );
}
