import Box from '@mui/material/Box';
import type { Project } from '@/api/catalogApi';
import { readPackaging } from '@/api/readPackaging';
import { contentsMessages as texts } from '@/config/contentsMessages';
import { LicenceTerms } from './LicenceTerms';
import { MarkedList } from './MarkedList';
import { Panel } from './Panel';
import { Releases } from './Releases';
import { SupportPeriod } from './SupportPeriod';

/** Returns whether the backend provides requirements, version, license or support. */
export function hasPackageFacts(project: Project): boolean {
  const { version, requirements, changelog, licence, supportDays } = readPackaging(project);
  return (
    requirements.length > 0 ||
    changelog.length > 0 ||
    version !== '' ||
    licence !== null ||
    supportDays !== null
  );
}

type PackageFactsProps = { project: Project; isOwned: boolean };

/**
 * The project's requirements, releases, license and support, as far as the backend provides them.
 */
export function PackageFacts({ project, isOwned }: PackageFactsProps) {
  const { version, requirements, changelog, licence, supportDays } = readPackaging(project);
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
        {requirements.length > 0 && (
          <Panel heading={texts.runsOn}>
            <MarkedList entries={requirements} />
          </Panel>
        )}
        {(version || changelog.length > 0) && <Releases version={version} changelog={changelog} />}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {licence && <LicenceTerms licence={licence} />}
        {supportDays !== null && (
          <Panel heading={texts.support}>
            <SupportPeriod projectId={project.id} days={supportDays} isOwned={isOwned} />
          </Panel>
        )}
      </Box>
    </Box>
  );
}
