import { Suspense } from 'react';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { useIntroduction } from '@/features/purchase';
import { splitCommas, splitLines } from '@/lib/text';
import { BottomBarSpace } from '@/ui/BottomBar';
import { lazyOptional } from '@/ui/lazyOptional';
import { lazyPart } from '@/ui/lazyPart';
import { useInView } from '@/ui/useInView';
import { usePageHead } from '@/ui/usePageHead';
import { WhatYouGet } from './contents/WhatYouGet';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { BuyBar } from './BuyBar';
import { CustomizationCard } from './CustomizationCard';
import { FeatureList } from './FeatureList';
import { ProjectGallery } from './gallery/ProjectGallery';
import { PriceCard } from './PriceCard';
import { ProjectBreadcrumb } from './ProjectBreadcrumb';
import { ProjectFacts } from './ProjectFacts';
import { ProjectFiles } from './ProjectFiles';
import { ProjectHeading } from './ProjectHeading';
import { ProjectLayout } from './ProjectLayout';
import { ProjectReviews } from './reviews/ProjectReviews';
import { PurchasePromises } from './PurchasePromises';
import { RelatedProjects } from './RelatedProjects';
import { Section } from './Section';
import { TechnologyBadges } from './TechnologyBadges';
import { usePurchaseOffer } from './usePurchaseOffer';
import { useResumedPurchase } from './useResumedPurchase';

// Only search engines read it.
const ProjectStructuredData = lazyOptional(() => import('./ProjectStructuredData'));

// Only new owners see it.
const Introduction = lazyPart<{ project: Project; onDismiss: () => void }>(
  () => import('./owned/Introduction'),
  { name: 'the introduction of a bought project', loading: null },
);

/** Half of the button below the header counts as in view. */
const BUTTON_IN_VIEW = { rootMargin: `-${HEADER_HEIGHT}px 0px 0px`, threshold: 0.5 };

/** The details of a loaded project. */
export function ProjectDetails({ project }: { project: Project }) {
  usePageHead({ title: project.title, description: project.short_description });
  const offer = usePurchaseOffer(project);
  useResumedPurchase(project.id, offer);
  const introduction = useIntroduction(project.id);
  const { ref: purchaseButtonRef, isInView: isButtonInView } = useInView(BUTTON_IN_VIEW);

  return (
    <>
      <Suspense>
        <ProjectStructuredData project={project} />
      </Suspense>
      <ProjectLayout
        breadcrumb={<ProjectBreadcrumb title={project.title} />}
        news={
          offer.kind === 'owned' &&
          introduction.isDue && <Introduction project={project} onDismiss={introduction.dismiss} />
        }
        gallery={<ProjectGallery project={project} />}
        offer={
          <>
            <ProjectHeading project={project} />
            <PriceCard project={project} offer={offer} purchaseButtonRef={purchaseButtonRef} />
          </>
        }
        promises={<PurchasePromises />}
        end={
          <>
            <RelatedProjects project={project} />
            <CustomizationCard />
          </>
        }
      >
        <WhatYouGet project={project} isOwned={offer.kind === 'owned'} />
        <Section heading="Description">
          <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {project.description}
          </Typography>
        </Section>
        <Section heading="Key features">
          <FeatureList features={splitLines(project.features)} />
        </Section>
        <Section heading="Technologies">
          <TechnologyBadges technologies={splitCommas(project.technologies)} />
        </Section>
        <Section heading="Project files">
          <ProjectFiles project={project} isOwned={offer.kind === 'owned'} />
        </Section>
        <Section heading="Details">
          <ProjectFacts project={project} />
        </Section>
        <ProjectReviews project={project} isOwned={offer.kind === 'owned'} />
      </ProjectLayout>
      {offer.kind === 'forSale' && offer.isReady && (
        <>
          <BottomBarSpace />
          {isButtonInView === false && (
            <BuyBar
              title={project.title}
              price={project.base_price}
              isBusy={offer.isBusy}
              onBuy={offer.purchase}
            />
          )}
        </>
      )}
    </>
  );
}
