import { BYTES_PER_MEGABYTE } from '@/lib/files';
import { PAISE_PER_RUPEE } from '@/lib/money';
import { demoPath, pictureName } from '../domain/demoPage';
import type { ProjectRow } from '../domain/model';
import { toSlug } from '../domain/slug';
import { daysBefore } from './calendar';
import catalogue from './data/catalogue.json';
import names from './data/names.json';
import type { UnpackagedProject } from './packaging';

/** Share of a project's size in its zip file; the rest is downloaded and built. */
const PACKED_SHARE = 0.05;
/** What the source and the documents of the smallest project need. */
const LEAST_ZIP_BYTES = 150_000;
const DAYS_OF_TRADE = 730;

const zipSize = (bytes: number) => Math.max(LEAST_ZIP_BYTES, Math.round(bytes));

/** Ids of the projects that demonstrate missing data. */
export const specialProjects = {
  /** Its demo has a recording. */
  recorded: 4,
  withoutCategory: 141,
  withoutFileSize: 142,
  /** No longer for sale, but its owners can still download it. */
  inactive: 140,
  /** The file was withdrawn. */
  withdrawn: 139,
} as const;

/** A hand-written project; `popularity`, from 0 to 1, drives its downloads and purchases. */
type CatalogueEntry = (typeof catalogue)[number]['entries'][number];

/** Takes one project of each category in turn, so that neighbours differ. */
function interleaveCategories(): { category: string; entry: CatalogueEntry }[] {
  const rounds = Math.max(...catalogue.map(({ entries }) => entries.length));
  return Array.from({ length: rounds }, (_entry, round) =>
    catalogue.flatMap(({ category, entries }) => {
      const entry = entries[round];
      return entry ? [{ category: entry.category ?? category, entry }] : [];
    }),
  ).flat();
}

const interleaved = interleaveCategories();

/**
 * Returns a project's popularity, from 0 to 1. Adapted projects in a larger shop share that of
 * their original.
 */
export function popularityOf({ id }: Pick<ProjectRow, 'id'>): number {
  return interleaved[(id - 1) % interleaved.length]!.entry.popularity;
}

/** Returns the seeded catalogue without downloads; its times are counted back from the anchor day. */
export function seedProjects(anchor: Date): UnpackagedProject[] {
  return interleaved.map(({ category, entry }, index) => {
    const id = index + 1;
    // The lowest ids are the newest, so the list starts with them.
    const age = 3 + Math.floor((index / interleaved.length) * DAYS_OF_TRADE);
    return {
      id,
      title: entry.title,
      category: id === specialProjects.withoutCategory ? null : category,
      shortDescription: entry.shortDescription,
      description: entry.description.join('\n\n'),
      pricePaise: Math.round(entry.priceRupees * PAISE_PER_RUPEE),
      // Counted later from the orders.
      downloadCount: 0,
      createdAt: daysBefore(anchor, age, 9 * 60 + index),
      updatedAt: daysBefore(anchor, Math.floor(age / 3), 15 * 60 + index),
      fileSize:
        id === specialProjects.withoutFileSize
          ? null
          : zipSize(entry.sizeMegabytes * PACKED_SHARE * BYTES_PER_MEGABYTE),
      fileName: null,
      fileUploadId: null,
      demoUrl: entry.hasDemo ? demoPath(entry.title) : null,
      videoUrl: id === specialProjects.recorded ? `${toSlug(entry.title)}.webm` : null,
      isActive: id !== specialProjects.inactive && id !== specialProjects.withdrawn,
      isFileWithdrawn: id === specialProjects.withdrawn,
      previewImages: entry.pictures.map((_caption, place) => {
        const name = pictureName(entry.title, place);
        return id % 2 === 0 ? name : `/uploads/images/${name}`;
      }),
      imageCaptions: entry.pictures,
      focalPoints: entry.focalPoints ?? [],
      features: entry.features,
      technologies: entry.technologies,
    };
  });
}

/** Adapts a project for an audience, with another price, size and age. */
function adaptFor(
  audience: string,
  project: UnpackagedProject,
  id: number,
  anchor: Date,
  random: () => number,
): UnpackagedProject {
  const title = `${project.title} for ${audience}`;
  const age = 3 + Math.floor(Math.sqrt(random()) * DAYS_OF_TRADE);
  const rupees = Math.round((project.pricePaise / PAISE_PER_RUPEE) * (0.6 + random())) + 1;
  return {
    ...project,
    id,
    title,
    shortDescription: `For ${audience.toLowerCase()}. ${project.shortDescription}`,
    pricePaise: rupees * PAISE_PER_RUPEE,
    createdAt: daysBefore(anchor, age, Math.floor(random() * 1440)),
    updatedAt: daysBefore(anchor, Math.floor(age * random()), Math.floor(random() * 1440)),
    fileSize: project.fileSize && zipSize(project.fileSize * (0.5 + random())),
    isActive: random() > 0.03,
    isFileWithdrawn: false,
  };
}

/** Grows the catalogue to `count` projects by adapting each project for further audiences. */
export function growCatalogue(
  projects: readonly UnpackagedProject[],
  anchor: Date,
  random: () => number,
  count: number,
): UnpackagedProject[] {
  const grown = [...projects];
  for (let edition = 1; ; edition += 1) {
    for (const audience of names.audiences) {
      const suffix = edition === 1 ? audience : `${audience}, Edition ${edition}`;
      for (const project of projects) {
        if (grown.length >= count) return grown;
        grown.push(adaptFor(suffix, project, grown.length + 1, anchor, random));
      }
    }
  }
}
