import type { Project, PurchasedProject } from './generated/projects.gen';
import { readText, readTitle } from './readText';

/** Returns a project with the texts of every project, since a backend may lack some of them. */
export function readPurchasedProject<Entry extends PurchasedProject | Project>(
  project: Entry,
): Entry {
  return {
    ...project,
    title: readTitle(project.title),
    category: readText(project.category) || null,
    short_description: readText(project.short_description),
    description: readText(project.description),
  };
}

/** Returns a project of the catalogue with all its texts; its lists may be texts or lists. */
export function readProject<Entry extends Project>(project: Entry): Entry {
  return {
    ...readPurchasedProject(project),
    features: readText(project.features, '\n'),
    technologies: readText(project.technologies, ','),
  };
}
