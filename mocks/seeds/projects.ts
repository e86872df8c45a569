import { toSlug } from '../domain/slug';
import { daysBefore } from './calendar';
import { catalogue } from './catalogue';
import type { CatalogueEntry } from './catalogue/entry';
import type { UnpackagedProject } from './packaging';

const BYTES_PER_MEGABYTE = 1_048_576;
const PAISE_PER_RUPEE = 100;
/** What of a project's size is in its zip file; the rest is what it downloads and builds. */
const PACKED_SHARE = 0.05;
const DAYS_OF_TRADE = 730;
const MOST_DOWNLOADS = 2400;
const PICTURE_EVERY = 5;

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

/** Returns the seeded catalogue; its times are counted back from the anchor day. */
export function seedProjects(anchor: Date): UnpackagedProject[] {
  const entries = interleaveCategories();
  return entries.map(({ category, entry }, index) => {
    const id = index + 1;
    const slug = toSlug(entry.title);
    // The lowest ids are the newest, so the list starts with them.
    const age = 3 + Math.floor((index / entries.length) * DAYS_OF_TRADE);
    return {
      id,
      title: entry.title,
      category: id === specialProjects.withoutCategory ? null : category,
      shortDescription: entry.shortDescription,
      description: entry.description.join('\n\n'),
      pricePaise: Math.round(entry.priceRupees * PAISE_PER_RUPEE),
      downloadCount: Math.round(entry.popularity ** 2 * MOST_DOWNLOADS) + (id % 17),
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
      previewImages:
        id % PICTURE_EVERY === 0
          ? [id % 2 === 0 ? `${slug}.svg` : `/uploads/images/${slug}.svg`]
          : [],
      features: entry.features,
      technologies: entry.technologies,
    };
  });
}
