import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Release } from '@/api/catalogApi';
import { countOf } from '@/lib/countOf';
import { formatDay } from '@/lib/dates';
import { FindableAccordion } from '@/ui/FindableAccordion';
import { Panel } from './Panel';

function Changes({ release: { date, changes } }: { release: Release }) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatDay(date)}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
        {changes.map((change, index) => (
          <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
            {change}
          </Box>
        ))}
      </Box>
    </>
  );
}

type ReleasesProps = { version: string; changelog: readonly Release[] };

/** The latest version with its changes; earlier releases are collapsed. */
export function Releases({ version, changelog }: ReleasesProps) {
  const [latest, ...earlier] = changelog;
  return (
    <Panel heading={`Version ${version || latest?.version}`}>
      {latest && <Changes release={latest} />}
      {earlier.length > 0 && (
        <FindableAccordion
          heading="div"
          summary={countOf(earlier.length, 'earlier release')}
          sx={{ mt: 1, mx: -2, mb: -1.5 }}
        >
          <Box sx={{ display: 'grid', gap: 2 }}>
            {earlier.map((release, index) => (
              <div key={index}>
                <Typography sx={{ fontWeight: 650 }}>{release.version}</Typography>
                <Changes release={release} />
              </div>
            ))}
          </Box>
        </FindableAccordion>
      )}
    </Panel>
  );
}
