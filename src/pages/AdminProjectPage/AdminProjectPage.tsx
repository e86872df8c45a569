import { useParams } from 'react-router-dom';
import { useGetAdminProjectQuery } from '@/api/adminApi';
import { toRequestFailure } from '@/api/errors';
import { adminPaths } from '@/config/adminPaths';
import { AdminLayout, AdminLoadError } from '@/features/admin';
import { ProjectNotFound } from '@/features/catalog';
import { parseId } from '@/lib/addresses';
import { PageSpinner } from '@/ui/PageSpinner';
import { ProjectEditor } from './ProjectEditor';

const BACK = { label: 'Back to all projects', to: adminPaths.projects };

function EditPage({ id }: { id: number }) {
  const { currentData, error, isFetching, refetch } = useGetAdminProjectQuery({ id });
  if (currentData?.project) return <ProjectEditor project={currentData.project} />;
  if (toRequestFailure(error).status === 404) return <ProjectNotFound action={BACK} />;
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
  return id === null ? <ProjectNotFound action={BACK} /> : <EditPage key={id} id={id} />;
}
