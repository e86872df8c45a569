import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { once } from '@/lib/once';
import { HeroBand } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { headingOf, type Policy, type PolicyBlock, type PolicySection } from './policy';
import { PolicyContents } from './PolicyContents';
import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import { site } from '@/config/site';
import { PolicyText } from './PolicyText';
import { policyLinks } from './policyLinks';
import { PolicyTable } from './PolicyTable';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

// The effective date does not depend on the user's time zone.
const day = once(() => new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }));

const PRINTED = (
  <GlobalStyles styles={{ '@media print': { 'header, footer': { display: 'none' } } }} />
);

/**
 * A policy page: title, effective date, contents and text (specification, section 2: Policy pages).
 */
export function PolicyDocument({ policy }: { policy: Policy }) {
  usePageHead({ title: policy.title, description: policy.description });
  return (
    <>
      {PRINTED}
      <HeroBand>
        <Typography variant="h1">{policy.title}</Typography>
        <Typography sx={{ mt: 1.5, color: 'brand.onHeroMuted' }}>
          Effective from{' '}
          <time dateTime={policy.effectiveFrom}>
            {day().format(new Date(policy.effectiveFrom))}
          </time>
        </Typography>
      </HeroBand>
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
      <Box component="nav" aria-label="Other policies" sx={{ '@media print': { display: 'none' } }}>
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {policyLinks
            .filter(({ label }) => label !== title)
            .map(({ label, to }) => (
              <li key={to}>
                <Link component={RouterLink} to={to} sx={{ display: 'block', py: 0.5 }}>
                  {label}
                </Link>
              </li>
            ))}
        </Box>
      </Box>
    </Box>
  );
}

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

/** Numbered steps connected by a line. */
function PolicySteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <Stepper orientation="vertical" nonLinear>
      {steps.map(({ title, text }) => (
        <Step key={title} active>
          <StepLabel>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
          </StepLabel>
          <StepContent>
            <Typography>
              <PolicyText>{text}</PolicyText>
            </Typography>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
