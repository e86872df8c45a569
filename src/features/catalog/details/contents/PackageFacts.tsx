import Box from '@mui/material/Box';
import type { Project } from '@/api/catalogApi';
import { contentsMessages as texts } from '@/config/contentsMessages';
import { LicenceTerms } from './LicenceTerms';
import { MarkedList } from './MarkedList';
import { Panel } from './Panel';
import { Releases } from './Releases';
import { SupportPeriod } from './SupportPeriod';

const isFilled = (entries: readonly unknown[] | undefined) =>
  Array.isArray(entries) && entries.length > 0;

/** Whether the backend says what the project runs on, its version, its license or its support. */
export function hasPackageFacts(project: Project): boolean {
  const { version, requirements, changelog, licence, support_days } = project;
  return (
    isFilled(requirements) ||
    isFilled(changelog) ||
    Boolean(version) ||
    Boolean(licence) ||
    typeof support_days === 'number'
  );
}

type PackageFactsProps = { project: Project; isOwned: boolean };

/** What the project runs on, its releases, its license and its support, as far as they are known. */
export function PackageFacts({ project, isOwned }: PackageFactsProps) {
  const { id, version, requirements, changelog, licence, support_days } = project;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        gap: 2,
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {isFilled(requirements) && (
          <Panel heading={texts.runsOn}>
            <MarkedList entries={requirements!} />
          </Panel>
        )}
        {(version || isFilled(changelog)) && (
          <Releases version={version ?? null} changelog={changelog ?? []} />
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {licence && <LicenceTerms licence={licence} />}
        {typeof support_days === 'number' && (
          <Panel heading={texts.support}>
            <SupportPeriod projectId={id} days={support_days} isOwned={isOwned} />
          </Panel>
        )}
      </Box>
    </Box>
  );
}
