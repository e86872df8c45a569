import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { site } from '@/config/site';
import { once } from '@/lib/once';
import { inView } from '@/theme/mixins';
import { FindableAccordion } from '@/ui/FindableAccordion';
import { PageHero } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { headingOf, type Policy, policyLinks, type PolicySection } from './policy';
import { Block, PolicyText } from './PolicyText';

// The effective date does not depend on the user's time zone.
const day = once(() => new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }));

/** A policy page: title, effective date, contents and text (specification, section 2: Policy pages). */
export function PolicyDocument({ policy }: { policy: Policy }) {
  usePageHead({ title: policy.title, description: policy.description });
  return (
    <>
      <PageHero
        heading={policy.title}
        text={
          <>
            Effective from{' '}
            <time dateTime={policy.effectiveFrom}>
              {day().format(new Date(policy.effectiveFrom))}
            </time>
          </>
        }
      />
      <PageContainer>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '250px minmax(0, 70ch)' },
            gap: { xs: 3, md: 7 },
            alignItems: 'start',
          }}
        >
          <PolicyContents policy={policy} />
          <Box component="article" sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
            <Typography sx={{ fontSize: '1.1rem' }}>{policy.introduction}</Typography>
            {policy.sections.map((section) => (
              <PolicyPart key={section.id} section={section} heading={headingOf(policy, section)} />
            ))}
            <PolicyClosing title={policy.title} />
          </Box>
        </Box>
      </PageContainer>
    </>
  );
}

/** The end of a policy: contact details and links to the other policies. */
function PolicyClosing({ title }: { title: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography>
        <PolicyText>{`Is something unclear? Write to ${site.contactEmail} or use our Contact page.`}</PolicyText>
      </Typography>
      <Box component="nav" aria-label="Other policies">
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {policyLinks
            .filter(({ label }) => label !== title)
            .map(({ label, to }) => (
              <li key={to}>
                <Link href={to} sx={{ display: 'block', py: 0.5 }}>
                  {label}
                </Link>
              </li>
            ))}
        </Box>
      </Box>
    </Box>
  );
}

/** A section of a policy; the heading has the id, so that screen readers announce it on arrival. */
function PolicyPart({ section, heading }: { section: PolicySection; heading: string }) {
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

const HEADING = 'Contents';

function Entries({ policy }: { policy: Policy }) {
  return (
    <Box component="ol">
      {policy.sections.map((section) => (
        <li key={section.id}>
          <Link
            component={RouterLink}
            to={`#${section.id}`}
            underline="hover"
            sx={{ display: 'block', py: 0.6, typography: 'body2' }}
          >
            {headingOf(policy, section)}
          </Link>
        </li>
      ))}
    </Box>
  );
}

/** The contents of a policy: beside the text on wide screens, collapsed above it on narrow ones. */
function PolicyContents({ policy }: { policy: Policy }) {
  const isBeside = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'));
  return (
    <Box component="nav" aria-label={HEADING} sx={inView}>
      {isBeside ? (
        <>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {HEADING}
          </Typography>
          <Entries policy={policy} />
        </>
      ) : (
        <FindableAccordion summary={HEADING} heading="h2" variant="outlined">
          <Entries policy={policy} />
        </FindableAccordion>
      )}
    </Box>
  );
}
