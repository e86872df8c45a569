import { AdminLayout } from '@/features/admin';

/** Says that the backend does not offer what a page of the admin panel shows. */
export default function AdminNotOfferedPage() {
  return (
    <AdminLayout heading="Not Available Yet">
      <p>Your backend does not offer this yet.</p>
    </AdminLayout>
  );
}
