import { type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { License, Project, Release } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { countOf } from '@/lib/numbers';
import { formatCalendarDay } from '@/lib/time';
import { CheckedList } from '@/ui/CheckedList';
import { FindableAccordion } from '@/ui/FindableAccordion';
import { Section } from '../Section';
import { Contents } from './Contents';

type PackageDetailsProps = {
  part: 'contents' | 'facts';
  project: Project;
  /** Shown while the data of the part loads. */
  placeholder: ReactNode;
};

/** One of the two parts about the package, which are loaded together. */
export default function PackageDetails({ part, project, placeholder }: PackageDetailsProps) {
  return part === 'contents' ? (
    <Contents project={project} placeholder={placeholder} />
  ) : (
    <PackageFacts project={project} />
  );
}

/** Whether a student may submit a project at college, in plain words beside the license. */
const submission = {
  question: 'May I submit this at college?',
  answers: [
    'Yes, where your college allows purchased code. Ask your guide before you buy.',
    `Say in your report that the code was bought from ${site.siteName}, and which parts you changed or added.`,
    'Do not name yourself as the author of what you bought.',
  ],
} as const;

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  columnGap: 4,
  rowGap: 3,
} as const;
const headingSx = { fontSize: '1.0625rem' } as const;

/** The project's license, releases and support, as far as the backend provides them, each folded. */
function PackageFacts({ project }: { project: Project }) {
  const { changelog = [], licence, support_days: supportDays = null } = project;
  const version = project.version || changelog[0]?.version;
  const versions = [
    version && `Version ${version}`,
    changelog[0] && formatCalendarDay(changelog[0].date),
    supportDays !== null && `${countOf(supportDays, 'day')} of support`,
  ].filter(Boolean);
  return (
    <>
      <Section heading="License">
        <FindableAccordion
          heading="div"
          variant="outlined"
          summary={`${licence ? `${licence.name} in plain words` : 'Terms'}, and use at college`}
        >
          <Box sx={gridSx}>
            {licence && <LicenseTerms licence={licence} />}
            <div>
              <Typography variant="h3" sx={headingSx}>
                {submission.question}
              </Typography>
              {submission.answers.map((answer) => (
                <Typography key={answer} variant="body2" sx={{ mt: 1 }}>
                  {answer}
                </Typography>
              ))}
            </div>
          </Box>
        </FindableAccordion>
      </Section>
      {(version || supportDays !== null) && (
        <Section heading="Versions and support">
          <FindableAccordion heading="div" variant="outlined" summary={versions.join(', ')}>
            {version && <Releases version={version} changelog={changelog} />}
          </FindableAccordion>
        </Section>
      )}
    </>
  );
}

/** The license in plain words, with a link to the terms. */
function LicenseTerms({ licence: { name, may, may_not } }: { licence: License }) {
  const id = useId();
  const terms = [
    { headingId: `${id}-may`, heading: 'You may', entries: may, isNegative: false },
    { headingId: `${id}-may-not`, heading: 'You may not', entries: may_not, isNegative: true },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <div>
      <Typography variant="h3" sx={headingSx}>
        {name}
      </Typography>
      {terms.map(({ headingId, heading, entries, isNegative }) => (
        <div key={headingId}>
          <Typography id={headingId} variant="body2" sx={{ mt: 1, fontWeight: 650 }}>
            {heading}
          </Typography>
          <CheckedList entries={entries} isNegative={isNegative} aria-labelledby={headingId} />
        </div>
      ))}
      <Link
        href={`${paths.terms}#commercial-license`}
        variant="body2"
        sx={{ display: 'inline-block', mt: 1.25, py: 0.25 }}
      >
        Read the whole license
      </Link>
    </div>
  );
}

function Changes({ release: { date, changes } }: { release: Release }) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatCalendarDay(date)}
      </Typography>
      <Box component="ul" sx={{ mt: 0.5, pl: 2.5, listStyle: 'revert', typography: 'body2' }}>
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

/** The releases, newest first; the project's own version names the latest. */
function Releases({ version, changelog }: ReleasesProps) {
  const [latest, ...earlier] = changelog;
  const releases = [{ date: '', changes: [], ...latest, version }, ...earlier];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {releases.map((release, index) => (
        <div key={index}>
          <Typography variant="h3" sx={headingSx}>{`Version ${release.version}`}</Typography>
          {release.date && <Changes release={release} />}
        </div>
      ))}
    </Box>
  );
}
