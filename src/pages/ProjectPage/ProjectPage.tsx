import { useDeferredValue, useMemo, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { type Project, useGetProjectQuery } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { useLoadedReviews } from '@/api/reviewsApi';
import { paths } from '@/config/paths';
import { usePurchaseOffer, useResumedPurchase } from '@/features/buying';
import {
  projectColours,
  ProjectNotFound,
  ProjectsLoadError,
  StructuredData,
} from '@/features/catalog';
import { ProjectQuestions, ProjectReviews } from '@/features/reviews';
import { parseId } from '@/lib/addresses';
import { splitCommas, splitLines } from '@/lib/text';
import { BottomBarSpace } from '@/ui/BottomBar';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { WhatYouGet } from './contents/WhatYouGet';
import { CustomizationCard } from './CustomizationCard';
import { DecidingFacts } from './DecidingFacts';
import { describeProduct } from './describeProduct';
import { Description } from './Description';
import { projectPictures } from './gallery/pictures';
import { ProjectGallery } from './gallery/ProjectGallery';
import { BuyBar, PriceCard } from './PriceCard';
import { FeatureList, TechnologyBadges } from './ProjectFacts';
import { ProjectBreadcrumb, ProjectHeading } from './ProjectHeading';
import { ProjectLayout, ProjectPageSkeleton } from './ProjectLayout';
import { DemoVideo } from './proof/DemoVideo';
import { LaunchSteps } from './proof/Launch';
import { StudentPackage } from './proof/StudentPackage';
import { PurchasePromises } from './PurchasePromises';
import { RelatedProjects } from './RelatedProjects';
import { Section } from './Section';

/** The project page (specification, section 2: Project detail). */
export default function ProjectPage() {
  const id = parseId(useParams().id);
  const { currentData, error, isFetching } = useGetProjectQuery(
    { id: id ?? 0 },
    { skip: id === null },
  );

  const project = currentData?.project;
  const requested = useMemo(() => ({ id, project }), [id, project]);
  // Deferred, so that the details are rendered in time slices.
  const shown = useDeferredValue(requested);

  // Also of a project that was deleted while it was shown.
  const isGone = toRequestFailure(error).status === 404;
  if (id === null || isGone) return <ProjectNotFound action={BACK} />;
  if (shown.id === id && shown.project) return <ProjectDetails key={id} project={shown.project} />;
  if (isFetching || !error) return <ProjectPageSkeleton />;
  return (
    <PageContainer>
      <ProjectsLoadError error={error} isSingle />
    </PageContainer>
  );
}

const BACK = { label: 'Back to Projects', to: paths.projects };

/** The details of a loaded project. */
function ProjectDetails({ project }: { project: Project }) {
  const [picture] = projectPictures(project);
  usePageHead({
    title: project.title,
    description: project.short_description,
    picture: picture?.address,
  });
  const offer = usePurchaseOffer(project);
  const isOwned = offer.kind === 'owned';
  const isForSale = offer.kind === 'forSale' && offer.isReady;
  useResumedPurchase(project.id, offer);
  const purchaseButton = useRef<HTMLButtonElement>(null);

  return (
    <>
      <ProductData project={project} />
      <ProjectLayout
        colours={projectColours(project)}
        breadcrumb={<ProjectBreadcrumb title={project.title} />}
        gallery={<ProjectGallery project={project} />}
        offer={
          <>
            <ProjectHeading project={project} />
            <PriceCard project={project} offer={offer} purchaseButton={purchaseButton} />
            <DecidingFacts project={project} />
            <StudentPackage project={project} />
          </>
        }
        end={
          <>
            <RelatedProjects project={project} />
            <CustomizationCard />
          </>
        }
      >
        <DemoVideo project={project} />
        <Description text={project.description} />
        <Section heading="Key features">
          <FeatureList features={splitLines(project.features)} />
        </Section>
        <Section heading="Technologies">
          <TechnologyBadges technologies={splitCommas(project.technologies)} />
        </Section>
        <LaunchSteps project={project} />
        <ProjectReviews project={project} isOwned={isOwned} />
        <ProjectQuestions project={project} />
        {(project.is_active || isOwned) && <PurchasePromises />}
        <WhatYouGet project={project} isOwned={isOwned} />
      </ProjectLayout>
      {(isForSale || offer.kind === 'confirming') && <BottomBarSpace />}
      {isForSale && !offer.refused && (
        <BuyBar project={project} offer={offer} purchaseButton={purchaseButton} />
      )}
    </>
  );
}

/** Describes the product, its price and its rating for search engines. */
function ProductData({ project }: { project: Project }) {
  const reviews = useLoadedReviews(project.id);
  return <StructuredData of={() => describeProduct(project, reviews)} />;
}
