import type { AdminProject } from '@/api/adminApi';
import { StatusBadge } from '@/ui/StatusBadge';

/** Whether a project is offered for sale. */
export function ProjectStatus({ project }: { project: AdminProject }) {
  return project.is_active ? (
    <StatusBadge label="Active" tone="good" />
  ) : (
    <StatusBadge label="Inactive" tone="neutral" />
  );
}
