import type { SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Project, ProjectContents } from '@/api/catalogApi';
import { previewMessages as texts } from '@/config/previewMessages';
import { splitCommas, splitLines } from '@/lib/text';
import { ContentsSection } from './contents/ContentsSection';
import Markdown from './contents/Markdown';
import { FeatureList } from './FeatureList';
import { ProjectGallery } from './gallery/ProjectGallery';
import InactiveNotice from './InactiveNotice';
import { PriceCard } from './PriceCard';
import { ProjectBreadcrumb } from './ProjectBreadcrumb';
import { ProjectFacts } from './ProjectFacts';
import { ProjectFiles } from './ProjectFiles';
import { ProjectHeading } from './ProjectHeading';
import { ProjectLayout } from './ProjectLayout';
import { PurchasePromises } from './PurchasePromises';
import { Section } from './Section';
import { TechnologyBadges } from './TechnologyBadges';

/** Controls that would leave the page, buy the project or add it to the cart. */
const LEADS_AWAY = 'a, aside button';

type ProjectPreviewProps = {
  project: Project;
  /** The formatted price or its placeholder. */
  price: string;
  contents: ProjectContents | undefined;
  /** Placeholder for data that only the backend can provide. */
  contentsNote: string | null;
  /** Called with the label of a blocked button or link that was clicked. */
  onBlocked: (label: string) => void;
};

function Missing({ children }: { children: string }) {
  return <Typography sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{children}</Typography>;
}

/** A project's page as customers see it; controls that buy, change or navigate are blocked. */
export default function ProjectPreview({
  project,
  price,
  contents,
  contentsNote,
  onBlocked,
}: ProjectPreviewProps) {
  const features = splitLines(project.features);
  const technologies = splitCommas(project.technologies);

  const block = (event: SyntheticEvent) => {
    const pressed = (event.target as Element).closest(LEADS_AWAY);
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    onBlocked(pressed.getAttribute('aria-label') ?? pressed.textContent);
  };

  return (
    <Box component="main" onClickCapture={block} onAuxClickCapture={block}>
      <ProjectLayout
        breadcrumb={<ProjectBreadcrumb title={project.title} />}
        gallery={<ProjectGallery project={project} />}
        offer={
          <>
            <ProjectHeading project={project} notice={!project.is_active && <InactiveNotice />} />
            <PriceCard
              project={project}
              price={price}
              action={
                project.is_active && (
                  <Button variant="signal" size="large" fullWidth>
                    Purchase Now
                  </Button>
                )
              }
              cartAction={
                project.is_active && (
                  <Button variant="outlined" size="large">
                    Add to Cart
                  </Button>
                )
              }
            />
          </>
        }
        promises={project.is_active && <PurchasePromises />}
      >
        <ContentsSection project={project} isOwned={false} contents={contents} Markdown={Markdown}>
          {contentsNote && <Missing>{contentsNote}</Missing>}
        </ContentsSection>
        <Section heading="Description">
          {project.description ? (
            <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {project.description}
            </Typography>
          ) : (
            <Missing>{texts.noDescription}</Missing>
          )}
        </Section>
        <Section heading="Key features">
          {features.length > 0 ? (
            <FeatureList features={features} />
          ) : (
            <Missing>{texts.noFeatures}</Missing>
          )}
        </Section>
        <Section heading="Technologies">
          {technologies.length > 0 ? (
            <TechnologyBadges technologies={technologies} />
          ) : (
            <Missing>{texts.noTechnologies}</Missing>
          )}
        </Section>
        <Section heading="Project files">
          <ProjectFiles project={project} />
        </Section>
        <Section heading="Details">
          <ProjectFacts project={project} />
        </Section>
      </ProjectLayout>
    </Box>
  );
}
