import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { once } from '@/lib/once';
import { HeroBand } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { headingOf, type Policy } from './policy';
import { PolicyClosing } from './PolicyClosing';
import { PolicyContents } from './PolicyContents';
import { PolicyPart } from './PolicyPart';

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
