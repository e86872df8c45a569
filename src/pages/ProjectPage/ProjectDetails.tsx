import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { FeatureList, ProjectFacts, ProjectFiles, TechnologyBadges } from './ProjectFacts';
import { PriceCard } from './PriceCard';
import { ProjectBreadcrumb, ProjectHeading } from './ProjectHeading';
import { ProjectGallery } from './gallery/ProjectGallery';
import { ProjectLayout } from './ProjectLayout';
import { PurchasePromises } from './PurchasePromises';
import { Section } from './Section';
import { WhatYouGet } from './contents/WhatYouGet';
import { formatRupees } from '@/lib/money';
import { splitCommas, splitLines } from '@/lib/text';
import { BottomBarSpace } from '@/ui/BottomBar';
import { lazyOptional } from '@/ui/lazyOptional';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import { useMainButtonInView } from '@/ui/useMainButtonInView';
import { usePageHead } from '@/ui/usePageHead';
import { BuyBar } from './BuyBar';
import { CartAction } from './CartAction';
import { CustomizationCard } from './CustomizationCard';
import { ProjectReviews } from './reviews/ProjectReviews';
import { PurchaseActions } from './PurchaseActions';
import { RelatedProjects } from './RelatedProjects';
import { ShareButton } from './ShareButton';
import { useIntroduction } from './usePurchaseRecord';
import { usePurchaseOffer } from './usePurchaseOffer';
import { useResumedPurchase } from './useResumedPurchase';
import Button from '@mui/material/Button';
import HeartIcon from '@mui/icons-material/FavoriteRounded';
import { useFavourite } from '@/features/favourites';

// Only search engines read it.
const ProjectStructuredData = lazyOptional(() => import('./ProjectStructuredData'));

// Only owners need it.
const OwnedFile = lazyPart(() => import('./OwnedFile'), { name: 'the download', loading: null });

// Few projects need it, and it brings 2 kB of Alert.
const InactiveNotice = lazyPart(() => import('./InactiveNotice'), {
  name: 'the notice of an inactive project',
  loading: <Box sx={{ height: 82 }} />,
});

// Only needed to enlarge a picture.
const PictureViewer = lazyPart(() => import('./gallery/PictureViewer'), {
  name: 'the full-screen view',
  loading: null,
  fallback: offerRetryInCorner,
});

// Only for new owners.
const Introduction = lazyPart<{ project: Project; onDismiss: () => void }>(
  () => import('./Introduction'),
  { name: 'the introduction of a bought project', loading: null },
);

/** The details of a loaded project. */
export function ProjectDetails({ project }: { project: Project }) {
  usePageHead({ title: project.title, description: project.short_description });
  const offer = usePurchaseOffer(project);
  const isOwned = offer.kind === 'owned';
  const isConfirming = offer.kind === 'confirming';
  useResumedPurchase(project.id, offer);
  const introduction = useIntroduction(project.id, isOwned);
  const { ref: purchaseButtonRef, isInView: isButtonInView } = useMainButtonInView();

  return (
    <>
      <Suspense>
        <ProjectStructuredData project={project} />
      </Suspense>
      <ProjectLayout
        breadcrumb={<ProjectBreadcrumb title={project.title} />}
        news={
          introduction.isDue && <Introduction project={project} onDismiss={introduction.dismiss} />
        }
        gallery={<ProjectGallery project={project} Viewer={PictureViewer} />}
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
            download={isOwned ? <OwnedFile project={project} /> : undefined}
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

const outlined = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };

/** Toggles the project as a favourite on this device. */
function FavouriteButton({ projectId }: { projectId: number }) {
  const { isFavourite, toggle } = useFavourite(projectId);
  return (
    <Button
      variant="text"
      size="small"
      aria-pressed={isFavourite}
      startIcon={<HeartIcon sx={isFavourite ? null : outlined} />}
      onClick={toggle}
    >
      Favourite
    </Button>
  );
}
