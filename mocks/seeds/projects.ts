import type { ProjectRow } from '../domain/model';
import { toSlug } from '../domain/slug';
import { daysBefore } from './calendar';
import { captions } from './captions';
import { catalogue } from './catalogue';
import type { CatalogueEntry } from './catalogue/entry';
import type { UnpackagedProject } from './packaging';

const BYTES_PER_MEGABYTE = 1_048_576;
const PAISE_PER_RUPEE = 100;
/** Share of a project's size in its zip file; the rest is downloaded and built. */
const PACKED_SHARE = 0.05;
const DAYS_OF_TRADE = 730;

/** Ids of the projects that demonstrate missing data. */
export const specialProjects = {
  withoutCategory: 141,
  withoutFileSize: 142,
  /** No longer for sale, but its owners can still download it. */
  inactive: 140,
  /** The file was withdrawn. */
  withdrawn: 139,
} as const;

/** Takes one project of each category in turn, so that neighbours differ. */
function interleaveCategories(): { category: string; entry: CatalogueEntry }[] {
  const rounds = Math.max(...catalogue.map(({ entries }) => entries.length));
  return Array.from({ length: rounds }, (_entry, round) =>
    catalogue.flatMap(({ category, entries }) => {
      const entry = entries[round];
      return entry ? [{ category, entry }] : [];
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
    const slug = toSlug(entry.title);
    const imageCaptions = captions[/^\w+/.exec(entry.title)![0]] ?? [];
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
          : Math.round(entry.sizeMegabytes * PACKED_SHARE * BYTES_PER_MEGABYTE),
      fileName: null,
      fileUploadId: null,
      demoUrl: entry.hasDemo ? `https://demo.example.com/${slug}` : null,
      isActive: id !== specialProjects.inactive && id !== specialProjects.withdrawn,
      isFileWithdrawn: id === specialProjects.withdrawn,
      previewImages: imageCaptions.map((_caption, place) => {
        const name = `${slug}-${place + 1}.svg`;
        return id % 2 === 0 ? name : `/uploads/images/${name}`;
      }),
      imageCaptions,
      features: entry.features,
      technologies: entry.technologies,
    };
  });
}
