import StartedIcon from '@mui/icons-material/TaskAltRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { formatDay } from '@/lib/time';
import { codeSx } from '@/theme/mixins';
import { FactList } from '../ProjectFacts';
import { Section } from '../Section';

const ID = 'launch';
/** Never begins a line. */
const DOT = '\u00a0· ';

type LaunchProps = { project: Pick<Project, 'launch_record'> };

/** That the shop has started the project, on what and in how many minutes, linked to how. */
export function LaunchLine({ project: { launch_record: record } }: LaunchProps) {
  if (!record) return null;
  const { system, runtime, minutes, date, started_by: by } = record;
  return (
    <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, overflowWrap: 'anywhere' }}>
      <StartedIcon aria-hidden fontSize="small" sx={{ color: 'success.main' }} />
      <Link href={`#${ID}`} color="inherit" underline="hover" sx={{ minWidth: 0 }}>
        {`Started on ${system}${DOT}${runtime}${DOT}${minutes} min${DOT}${formatDay(date)} by ${by}`}
      </Link>
    </Typography>
  );
}

/** How the project was started: who did it where, the commands, and what went wrong. */
export function LaunchSteps({ project: { launch_record: record } }: LaunchProps) {
  if (!record) return null;
  const { system, runtime, minutes, date, started_by: by, commands = [], problems = [] } = record;
  return (
    <Section heading="Started by us" id={ID}>
      <FactList
        facts={[
          { term: 'System', value: `${system}, ${runtime}` },
          { term: 'Until it ran', value: `${minutes} minutes` },
          { term: 'When and who', value: `${formatDay(date)}, ${by}` },
        ]}
      />
      {commands.length > 0 && (
        <Box
          component="ol"
          aria-label="Commands"
          sx={{ ...codeSx, m: 0, mt: 2, p: 2, pl: 5, borderRadius: 1, '& li + li': { mt: 0.5 } }}
        >
          {commands.map((command, index) => (
            <li key={index}>
              <code>{command}</code>
            </li>
          ))}
        </Box>
      )}
      {problems.map((problem, index) => (
        <Typography key={index} sx={{ mt: 1.5, maxWidth: '70ch' }}>
          <strong>What went wrong: </strong>
          {problem}
        </Typography>
      ))}
    </Section>
  );
}
