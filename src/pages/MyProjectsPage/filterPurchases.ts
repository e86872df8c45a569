import type { PurchasedProject } from '@/api/catalogApi';
import { UNCATEGORIZED } from '@/features/catalog';

const categoryOf = ({ category }: PurchasedProject) => category || UNCATEGORIZED;

/** Returns the distinct categories of the owned projects, sorted. */
export function ownedCategories(projects: readonly PurchasedProject[]): string[] {
  const categories = projects.map(categoryOf);
  return [...new Set(categories)].sort((one, other) => one.localeCompare(other));
}

/** Filters projects by a text in title or description and by category. */
export function filterPurchases(
  projects: readonly PurchasedProject[],
  search: string,
  category: string,
): PurchasedProject[] {
  const wanted = search.trim().toLowerCase();
  return projects.filter(
    (project) =>
      (!category || categoryOf(project) === category) &&
      [project.title, project.description, project.short_description].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}
