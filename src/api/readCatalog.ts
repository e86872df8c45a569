import { isDocument } from '@/config/content/documentNames';
import { reviewLimits } from '@/config/reviewLimits';
import { parseRupees } from '@/lib/money';
import { parseCount } from '@/lib/numbers';
import { isRecord } from '@/lib/isRecord';
import { readId } from '@/lib/readId';
import type { AdminProject as SentAdminProject } from './generated/admin.gen';
import type {
  Facet,
  Facets as SentFacets,
  Licence as License,
  ProjectContents,
  ProjectPage as SentPage,
  Project as SentProject,
  ProjectDocument,
  PurchasedProject as SentPurchase,
  Release,
  Suggestions,
} from './generated/projects.gen';
import { hasShape, readFlag, readRecords, readText, readTexts, readTitle, type Read } from './read';

/** The pictures of a project; one that cannot be read is an empty text, so that the captions fit. */
type Pictures = { preview_images: string[]; image_captions: string[] };

/** What a backend says about a project's zip file; empty where it says nothing. */
type Packaging = {
  version: string;
  requirements: string[];
  /** Newest first. */
  changelog: Release[];
  licence: License | null;
  /** Days of support after a purchase. */
  support_days: number | null;
  documents: ProjectDocument[];
  suits: string[];
};

/** A project of the catalogue. */
export type Project = Read<
  SentProject,
  Pictures &
    Packaging & {
      /** Rupees. */
      base_price: number;
      /** The average of its stars; null without reviews. */
      rating: number | null;
      sales_count: number;
      file_size: number | null;
    }
>;

/** A project that the signed-in user owns. */
export type PurchasedProject = Read<SentPurchase, Pictures>;

/** A project with what admins edit; its amounts are in rupees. */
export type AdminProject = Read<
  SentAdminProject,
  Pictures & { base_price: number; revenue: number }
>;

/** The filters with what each choice would find. */
export type Facets = Read<
  SentFacets,
  {
    /** Null if the backend does not say. */
    with_report: number | null;
    suits: Facet[];
  }
>;

/** A page of the catalogue. */
export type ProjectPage = Read<
  SentPage,
  {
    projects: Project[];
    /** Null if the backend has no filters. */
    facets: Facets | null;
    /** The search with its spelling corrected, if no project has all its words. */
    did_you_mean: string[];
    /** Whether the projects have only most words of the search. */
    is_closest: boolean;
  }
>;

/** Returns a list, which a database may store as JSON text. */
function parseList(value: unknown): unknown[] {
  if (typeof value !== 'string') return Array.isArray(value) ? value : [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

const textsInPlace = (value: unknown): string[] =>
  parseList(value).map((entry) => (typeof entry === 'string' ? entry.trim() : ''));

/** Returns what every kind of project has. */
const readDescription = (project: SentPurchase | SentProject) => ({
  title: readTitle(project.title),
  category: readText(project.category) || null,
  short_description: readText(project.short_description),
  description: readText(project.description),
  download_count: parseCount(project.download_count),
  preview_images: textsInPlace(project.preview_images),
  image_captions: textsInPlace('image_captions' in project && project.image_captions),
});

/** Returns what a project for sale has besides; its lists may be texts or lists. */
const readOffer = (project: SentProject) => ({
  ...readDescription(project),
  base_price: parseRupees(project.base_price),
  features: readText(project.features, '\n'),
  technologies: readText(project.technologies, ','),
});

/** Returns a purchase with all its fields, of which a backend may lack some. */
export const readPurchasedProject = (project: SentPurchase): PurchasedProject => ({
  ...project,
  ...readDescription(project),
});

/** Returns a project for admins with the texts and pictures of every project. */
export const readAdminProject = (project: SentAdminProject): AdminProject => ({
  ...project,
  ...readOffer(project),
  revenue: parseRupees(project.revenue),
});

function readChangelog(value: unknown): Release[] {
  return readRecords(isRecord(value) ? [value] : value)
    .map(({ version, date, changes }) => ({
      version: readText(version),
      date: readText(date),
      changes: readTexts(changes),
    }))
    .filter(({ version }) => version !== '');
}

function readLicense(value: unknown): License | null {
  if (!isRecord(value)) return null;
  const { name, may, may_not } = value;
  return { name: readText(name), may: readTexts(may), may_not: readTexts(may_not) };
}

const readDays = (value: unknown): number | null =>
  /^\d+$/.test(readText(value)) ? Number(value) : null;

/** Returns an average number of stars; null without reviews, or if it is invalid. */
export function readAverage(average: unknown, count: unknown): number | null {
  const stars = Number(readText(average));
  const isInRange = stars >= reviewLimits.starsMin && stars <= reviewLimits.starsMax;
  return isInRange && parseCount(count) > 0 ? stars : null;
}

/** Returns a project of the catalogue with all its fields, of which a backend may lack some. */
export function readProject(project: SentProject): Project {
  return {
    ...project,
    ...readOffer(project),
    // A backend that omits the field sells everything.
    is_active: project.is_active ?? true,
    file_size: parseCount(project.file_size) || null,
    rating: readAverage(project.rating, project.review_count),
    sales_count: parseCount(project.sales_count),
    version: readText(project.version),
    requirements: readTexts(project.requirements),
    changelog: readChangelog(project.changelog),
    licence: readLicense(project.licence),
    support_days: readDays(project.support_days),
    documents: readTexts(project.documents).filter(isDocument),
    suits: readTexts(project.suits),
  };
}

const readCounted = (value: unknown): Facet[] =>
  readRecords(value)
    .map((entry) => ({ value: readText(entry.value), count: parseCount(entry.count) }))
    .filter((entry) => entry.value !== '');

const readLimit = (value: unknown): number | null =>
  readText(value) === '' ? null : parseCount(value);

/**
 * Returns the filters without the choices that cannot be read; null if one of them has another form,
 * because choices in the address would be lost.
 */
function readFacets(value: unknown): Facets | null {
  const lists = { categories: 'records', technologies: 'records', ratings: 'records' } as const;
  if (!isRecord(value) || !hasShape(value, lists)) return null;
  const { price } = value;
  if (!isRecord(price) || !hasShape(price, { ranges: 'records' })) return null;
  return {
    categories: readCounted(value.categories),
    technologies: readCounted(value.technologies),
    price: {
      min: readLimit(price.min),
      max: readLimit(price.max),
      ranges: readRecords(price.ranges).map(({ min, max, count }) => ({
        min: parseCount(min),
        max: readLimit(max),
        count: parseCount(count),
      })),
    },
    with_demo: parseCount(value.with_demo),
    with_report: readLimit(value.with_report),
    suits: readCounted(value.suits),
    ratings: readRecords(value.ratings)
      .map(({ min_rating, count }) => ({
        min_rating: Number(min_rating),
        count: parseCount(count),
      }))
      .filter(({ min_rating }) => min_rating > 0),
  };
}

/** Returns a page of the catalogue; filters in another form are none. */
export function readProjectPage(page: SentPage): ProjectPage {
  return {
    ...page,
    projects: page.projects.map(readProject),
    facets: readFacets(page.facets),
    did_you_mean: readTexts(page.did_you_mean),
    is_closest: readFlag(page.is_closest),
  };
}

/** Returns the suggestions for a search; those that cannot be read are left out. */
export function readSuggestions(response: unknown): Suggestions {
  const { projects, categories } = isRecord(response) ? response : {};
  return {
    projects: readRecords(projects)
      .map(({ id, title, category }) => ({
        id: readId(id) ?? 0,
        title: readText(title),
        category: readText(category) || null,
      }))
      .filter(({ id, title }) => id > 0 && title !== ''),
    categories: readCounted(categories),
  };
}

/** Returns the contents of a zip file; a file without a path is counted, but not listed. */
export function readContents(contents: ProjectContents): ProjectContents {
  const { files, total_files, total_size, readme } = contents;
  return {
    ...contents,
    files: readRecords(files)
      .map(({ path, size }) => ({
        path: typeof path === 'string' ? path : '',
        size: parseCount(size),
      }))
      .filter(({ path }) => path !== ''),
    total_files: parseCount(total_files) || files.length,
    total_size: parseCount(total_size),
    readme: (typeof readme === 'string' && readme) || null,
  };
}
