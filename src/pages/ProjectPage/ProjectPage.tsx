import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useGetProjectQuery } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { pageMessages } from '@/config/pageMessages';
import { paths } from '@/config/paths';
import { ProjectsLoadError } from '@/features/catalog';
import { parseId } from '@/lib/addresses';
import { EmptyState } from '@/ui/EmptyState';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { ProjectDetails } from './ProjectDetails';
import { ProjectLayout } from './ProjectLayout';
import { galleryFrameSx } from './gallery/ProjectGallery';

function NotFound() {
  usePageHead({ title: pageMessages.projectNotFoundHeading, isIndexed: false });
  return (
    <EmptyState
      headingLevel="h1"
      heading={pageMessages.projectNotFoundHeading}
      text={pageMessages.projectNotFound}
      action={{ label: 'Back to Projects', to: paths.projects }}
    />
  );
}

/** The project page (specification, section 2: Project detail). */
export function ProjectPage() {
  const id = parseId(useParams().id);
  const { currentData, error, isFetching } = useGetProjectQuery(
    { id: id ?? 0 },
    { skip: id === null },
  );

  const project = currentData?.project;
  const requested = useMemo(() => ({ id, project }), [id, project]);
  // Deferred, so that the details are rendered in time slices.
  const shown = useDeferredValue(requested);

  if (id === null) return <NotFound />;
  if (shown.id === id && shown.project) return <ProjectDetails key={id} project={shown.project} />;
  if (isFetching || !error) return <ProjectPageSkeleton />;
  return (
    <PageContainer>
      {toRequestFailure(error).status === 404 ? (
        <NotFound />
      ) : (
        <ProjectsLoadError error={error} isSingle />
      )}
    </PageContainer>
  );
}

const THUMBNAILS = [0, 1, 2, 3];

/** Placeholder of the page while the project loads. */
function ProjectPageSkeleton() {
  return (
    <Box role="progressbar" aria-label="Loading project">
      <ProjectLayout
        breadcrumb={<Box aria-hidden sx={{ minHeight: '1.4rem' }} />}
        gallery={
          <Box aria-hidden sx={{ display: 'grid', gap: 1.25 }}>
            <Box sx={galleryFrameSx}>
              <Skeleton width="100%" height="100%" variant="rectangular" />
            </Box>
            <Box sx={{ minHeight: 24 }} />
            <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1.25 }}>
              {THUMBNAILS.map((key) => (
                <Skeleton
                  key={key}
                  sx={{ flex: '0 1 104px', height: 'auto', aspectRatio: '16 / 10' }}
                />
              ))}
            </Box>
          </Box>
        }
        offer={
          <>
            <Box aria-hidden sx={{ display: 'grid', gap: 1 }}>
              <Skeleton width="90%" height="2.2rem" />
              <Skeleton width="100%" height="1.4rem" />
              <Skeleton width="60%" height="1.4rem" />
              <Skeleton width={180} height={24} />
            </Box>
            <Card aria-hidden sx={{ display: 'grid', gap: 1.5, p: { xs: 2, md: 2.5 } }}>
              <Skeleton width="55%" height="2.2rem" />
              <Skeleton width="70%" height="1.4rem" />
              <Skeleton width="100%" height={48} />
              <Skeleton width="100%" height={48} />
              <Skeleton width="80%" height={48} />
            </Card>
          </>
        }
        promises={<Skeleton width="100%" height={150} />}
      >
        <Skeleton width="40%" height="2rem" />
        <Skeleton width="100%" height="12rem" />
      </ProjectLayout>
    </Box>
  );
}
