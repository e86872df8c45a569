import { useParams } from 'react-router-dom';
import { useGetAdminProjectQuery } from '@/api/adminApi';
import { toRequestFailure } from '@/api/errors';
import { adminPaths } from '@/config/adminPaths';
import { pageMessages } from '@/config/pageMessages';
import { AdminLoadError, AdminLayout } from '@/features/admin';
import { parseId } from '@/lib/addresses';
import { EmptyState } from '@/ui/EmptyState';
import { PageSpinner } from '@/ui/PageSpinner';
import { usePageHead } from '@/ui/usePageHead';
import { ProjectEditor } from './ProjectEditor';

function NotFound() {
  usePageHead({ title: pageMessages.projectNotFoundHeading, isIndexed: false });
  return (
    <EmptyState
      headingLevel="h1"
      heading={pageMessages.projectNotFoundHeading}
      text={pageMessages.projectNotFound}
      action={{ label: 'Back to all projects', to: adminPaths.projects }}
    />
  );
}

function EditPage({ id }: { id: number }) {
  const { currentData, error, isFetching, refetch } = useGetAdminProjectQuery({ id });
  if (currentData?.project) return <ProjectEditor project={currentData.project} />;
  if (toRequestFailure(error).status === 404) return <NotFound />;
  return (
    <AdminLayout heading="Edit project">
      {isFetching || !error ? (
        <PageSpinner />
      ) : (
        <AdminLoadError error={error} onRetry={() => void refetch()} />
      )}
    </AdminLayout>
  );
}

/** The page where an admin edits a project, or adds one if the URL has no id. */
export default function AdminProjectPage() {
  const parameter = useParams().id;
  const id = parseId(parameter);
  if (parameter === undefined) return <ProjectEditor key="new" project={null} />;
  return id === null ? <NotFound /> : <EditPage key={id} id={id} />;
}
