import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { ProjectPicture } from '@/features/catalog';
import { splitCommas, splitLines } from '@/lib/text';
import { usePageHead } from '@/ui/usePageHead';
import { WhatYouGet } from './contents/WhatYouGet';
import { CustomizationCard } from './CustomizationCard';
import { FeatureList } from './FeatureList';
import { PriceCard } from './PriceCard';
import { ProjectFacts } from './ProjectFacts';
import { ProjectFiles } from './ProjectFiles';
import { ProjectHeading } from './ProjectHeading';
import { ProjectLayout } from './ProjectLayout';
import { ProjectStructuredData } from './ProjectStructuredData';
import { ProjectReviews } from './reviews/ProjectReviews';
import { Section } from './Section';
import { TechnologyBadges } from './TechnologyBadges';
import { useOwnership } from './useOwnership';

/** The details of a loaded project. */
export function ProjectDetails({ project }: { project: Project }) {
  usePageHead({ title: project.title, description: project.short_description });
  const ownership = useOwnership(project.id);

  return (
    <ProjectLayout
      heading={<ProjectHeading project={project} />}
      side={
        <>
          <PriceCard project={project} ownership={ownership} />
          <CustomizationCard />
        </>
      }
    >
      <ProjectStructuredData project={project} />
      <Box
        sx={{ aspectRatio: { xs: '16 / 10', md: '2 / 1' }, overflow: 'hidden', borderRadius: 2 }}
      >
        <ProjectPicture project={project} eager />
      </Box>
      <ProjectFacts project={project} />
      <Section heading="Technologies">
        <TechnologyBadges technologies={splitCommas(project.technologies)} />
      </Section>
      <Section heading="Description">
        <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {project.description}
        </Typography>
      </Section>
      <Section heading="Key features">
        <FeatureList features={splitLines(project.features)} />
      </Section>
      <WhatYouGet project={project} isOwned={ownership === 'owned'} />
      <Section heading="Project files">
        <ProjectFiles project={project} isOwned={ownership === 'owned'} />
      </Section>
      <ProjectReviews project={project} isOwned={ownership === 'owned'} />
    </ProjectLayout>
  );
}
