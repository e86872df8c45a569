import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { DownloadButton } from '@/features/library';
import { ProjectReviews } from '@/features/reviews';
import { formatRupees } from '@/lib/money';
import { splitCommas, splitLines } from '@/lib/text';
import { BottomBarSpace } from '@/ui/BottomBar';
import { lazyPart } from '@/ui/lazyPart';
import { useMainButtonInView } from '@/ui/useInView';
import { usePageHead } from '@/ui/usePageHead';
import { WhatYouGet } from './contents/WhatYouGet';
import { ProjectGallery } from './gallery/ProjectGallery';
import { CustomizationCard, RelatedProjects } from './PageEnd';
import { PriceCard } from './PriceCard';
import { FavouriteButton, ShareButton } from './PriceCardFooter';
import { FeatureList, ProjectFacts, ProjectFiles, TechnologyBadges } from './ProjectFacts';
import { ProjectBreadcrumb, ProjectHeading } from './ProjectHeading';
import { ProjectLayout } from './ProjectLayout';
import { ProjectStructuredData } from './ProjectStructuredData';
import { BuyBar, CartAction, PurchaseActions } from './PurchaseActions';
import { PurchasePromises } from './PurchasePromises';
import { Section } from './Section';
import { usePurchaseOffer, useResumedPurchase } from './usePurchaseOffer';

// Few projects need the notice, and it brings 2 kB of Alert.
const InactiveNotice = lazyPart(() => import('./InactiveNotice'), {
  name: 'the notice of an inactive project',
  loading: <Box sx={{ height: 82 }} />,
});

// Only owners need the introduction.
const Introduction = lazyPart(() => import('./Introduction'), {
  name: 'the introduction of a bought project',
  loading: null,
});

/** The details of a loaded project. */
export function ProjectDetails({ project }: { project: Project }) {
  usePageHead({ title: project.title, description: project.short_description });
  const offer = usePurchaseOffer(project);
  const isOwned = offer.kind === 'owned';
  const isConfirming = offer.kind === 'confirming';
  useResumedPurchase(project.id, offer);
  const { ref: purchaseButtonRef, isInView: isButtonInView } = useMainButtonInView();

  return (
    <>
      <ProjectStructuredData project={project} />
      <ProjectLayout
        breadcrumb={<ProjectBreadcrumb title={project.title} />}
        news={isOwned && <Introduction project={project} />}
        gallery={<ProjectGallery project={project} />}
        offer={
          <>
            <ProjectHeading project={project} notice={!project.is_active && <InactiveNotice />} />
            <PriceCard
              project={project}
              price={isOwned ? null : formatRupees(project.base_price)}
              action={
                <PurchaseActions
                  project={project}
                  offer={offer}
                  purchaseButtonRef={purchaseButtonRef}
                />
              }
              cartAction={
                (offer.kind === 'forSale' || isConfirming) && (
                  <CartAction project={project} isDisabled={isConfirming} />
                )
              }
              footer={
                <>
                  <FavouriteButton projectId={project.id} />
                  <ShareButton title={project.title} />
                </>
              }
            />
          </>
        }
        promises={(project.is_active || isOwned) && <PurchasePromises />}
        end={
          <>
            <RelatedProjects project={project} />
            <CustomizationCard />
          </>
        }
      >
        <WhatYouGet project={project} isOwned={isOwned} />
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
          <ProjectFiles
            project={project}
            download={
              isOwned ? (
                <DownloadButton project={project} showsFailure variant="outlined" />
              ) : undefined
            }
          />
        </Section>
        <Section heading="Details">
          <ProjectFacts project={project} />
        </Section>
        <ProjectReviews project={project} isOwned={isOwned} />
      </ProjectLayout>
      {(isConfirming || (offer.kind === 'forSale' && offer.isReady)) && <BottomBarSpace />}
      {offer.kind === 'forSale' && offer.isReady && !offer.refused && isButtonInView === false && (
        <BuyBar
          title={project.title}
          price={project.base_price}
          isBusy={offer.isBusy}
          onBuy={offer.purchase}
        />
      )}
    </>
  );
}
