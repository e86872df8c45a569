import { useDeferredValue, useMemo } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useGetProjectQuery } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { pageMessages } from '@/config/pageMessages';
import { paths } from '@/config/paths';
import { ProjectsLoadError } from '@/features/catalog';
import { parseId } from '@/lib/addressParameters';
import { EmptyState } from '@/ui/EmptyState';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { ProjectDetails } from './ProjectDetails';
import { ProjectPageSkeleton } from './ProjectPageSkeleton';

function NotFound() {
  usePageHead({ title: pageMessages.projectNotFoundHeading, isIndexed: false });
  return (
    <EmptyState
      headingLevel="h1"
      heading={pageMessages.projectNotFoundHeading}
      text={pageMessages.projectNotFound}
      action={
        <Button variant="contained" component={RouterLink} to={paths.projects}>
          Back to Projects
        </Button>
      }
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
