import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicStats: build.query<GetPublicStatsResponse, GetPublicStatsArg>({
      query: () => ({ url: `/api/projects/stats/public` }),
    }),
    listCategories: build.query<ListCategoriesResponse, ListCategoriesArg>({
      query: () => ({ url: `/api/projects/meta/categories` }),
    }),
    listProjects: build.query<ListProjectsResponse, ListProjectsArg>({
      query: (queryArg) => ({
        url: `/api/projects`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
          sort: queryArg.sort,
          order: queryArg.order,
          verbatim: queryArg.verbatim,
          category: queryArg.category,
          technology: queryArg.technology,
          min_price: queryArg.minPrice,
          max_price: queryArg.maxPrice,
          has_demo: queryArg.hasDemo,
          with_report: queryArg.withReport,
          suits: queryArg.suits,
          started_on: queryArg.startedOn,
          min_rating: queryArg.minRating,
        },
      }),
    }),
    suggestProjects: build.query<SuggestProjectsResponse, SuggestProjectsArg>({
      query: (queryArg) => ({
        url: `/api/projects/suggestions`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
    getProject: build.query<GetProjectResponse, GetProjectArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getPurchaseStatus: build.query<
      GetPurchaseStatusResponse,
      GetPurchaseStatusArg
    >({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/purchase-status`,
      }),
    }),
    getProjectContents: build.query<
      GetProjectContentsResponse,
      GetProjectContentsArg
    >({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/contents`,
      }),
    }),
    downloadProject: build.query<DownloadProjectResponse, DownloadProjectArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/download`,
      }),
    }),
    listPurchasedProjects: build.query<
      ListPurchasedProjectsResponse,
      ListPurchasedProjectsArg
    >({
      query: () => ({ url: `/api/projects/user/purchased` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as projectsApi };
export type GetPublicStatsResponse = /** status 200 Totals */ SiteStats;
export type GetPublicStatsArg = void;
export type ListCategoriesResponse = /** status 200 Category names, sorted */ {
  categories: string[];
};
export type ListCategoriesArg = void;
export type ListProjectsResponse =
  /** status 200 The page; a page past the end holds no projects */ ProjectPage;
export type ListProjectsArg = {
  /** Page number, from 1. A value below 1 or one that is no whole number counts as left out; a page past
    the end is empty.
     */
  page?: number;
  /** Rows per page. A value above the maximum counts as the maximum; one below 1 or one that is no whole
    number counts as left out.
     */
  limit?: number;
  /** Words to find in title, category, technologies, short description and features; what a project suits and
    its documents may count too. A project has to have all of them, in any order, each at the beginning of a word,
    or as a whole word where any project has it as one; case and accents make no
    difference, and common words such as "project" or "with" may be ignored. If no project has
    all words, those with most of them may be returned. In the default order, which `created_at` with `DESC` is
    too, the best match comes first: the first project that a single word finds has it in its title if any of
    them has. A text without a letter or a digit finds nothing, and one that is too long is not refused. Left
    out when empty.
     */
  search?: string;
  /** What the list is sorted by; any other value counts as left out */
  sort?: ProjectSort;
  /** The direction, in capitals; any other value, `asc` too, counts as left out */
  order?: SortOrder;
  /** Whether the search is neither corrected nor looked for by what its words also mean; `false` is the default
   */
  verbatim?: boolean;
  /** Categories, any of which a project has. A category that no active project has is ignored, as
    are invalid values of the other filters.
     */
  category?: string[];
  /** Technologies, all of which a project has; unknown ones are ignored */
  technology?: string[];
  /** The lowest price in rupees; both limits are ignored when it is above `max_price` */
  minPrice?: number;
  /** The highest price in rupees */
  maxPrice?: number;
  /** Whether projects have a live demo; `false` does not filter */
  hasDemo?: boolean;
  /** Whether `report` is among their `documents`; `false` does not filter */
  withReport?: boolean;
  /** Courses, any of which a project suits; unknown ones are ignored */
  suits?: string[];
  /** Systems, on any of which the shop has started the project: the first word of the `system` of its
    `launch_record`; unknown ones are ignored
     */
  startedOn?: string[];
  /** The lowest rating; leaves out projects without reviews */
  minRating?: number;
};
export type SuggestProjectsResponse =
  /** status 200 The suggestions, the best first */ Suggestions;
export type SuggestProjectsArg = {
  /** What has been typed so far */
  q?: string;
};
export type GetProjectResponse = /** status 200 The project */ {
  project: Project;
};
export type GetProjectArg = {
  /** The project's id */
  id: number;
};
export type GetPurchaseStatusResponse =
  /** status 200 Ownership */ PurchaseStatus;
export type GetPurchaseStatusArg = {
  /** The project's id */
  id: number;
};
export type GetProjectContentsResponse =
  /** status 200 The contents */ ProjectContents;
export type GetProjectContentsArg = {
  /** The project's id */
  id: number;
};
export type DownloadProjectResponse = /** status 200 The zip file */ Blob;
export type DownloadProjectArg = {
  /** The project's id */
  id: number;
};
export type ListPurchasedProjectsResponse =
  /** status 200 Purchased projects */ {
    projects: PurchasedProject[];
  };
export type ListPurchasedProjectsArg = void;
export type SiteStats = {
  totalProjects: number;
  totalUsers: number;
  totalOrders: number;
  totalDownloads: number;
};
export type Error = {
  success?: boolean;
  /** A sentence that the person may be shown */
  message: string;
};
export type NumericValue = number | string;
export type PreviewImages = string[] | string | null;
export type FocalPoint = {
  /** The picture, as `preview_images` names it */
  image: string;
  /** Distance from its left edge, as a share of its width */
  x: number;
  /** Distance from its upper edge, as a share of its height */
  y: number;
};
export type Release = {
  version: string;
  date: string;
  changes: string[];
};
export type Licence = {
  name: string;
  /** What a buyer may do */
  may: string[];
  /** What a buyer may not do */
  may_not: string[];
};
export type ProjectDocument =
  | "report"
  | "slides"
  | "synopsis"
  | "er_diagram"
  | "test_cases"
  | "user_manual"
  | "viva_questions";
export type DocumentDetails = {
  document: ProjectDocument;
  /** Such as PDF */
  format: string | null;
  /** Pages, slides or questions */
  pages: number | null;
};
export type LaunchRecord = {
  /** Name and version, such as Windows 11 */
  system: string;
  /** Such as Node.js 20 */
  runtime: string;
  date: string;
  minutes: number;
  /** As part of a sentence, such as our reviewer */
  started_by: string;
  /** What was typed, in order */
  commands?: string[];
  /** What went wrong, and what helped */
  problems?: string[];
};
export type Project = {
  id: number;
  title: string;
  category: string | null;
  short_description: string;
  /** Several lines */
  description: string;
  /** Rupees */
  base_price: NumericValue;
  download_count: number;
  /** Completed payments */
  sales_count?: number;
  created_at: string;
  updated_at: string;
  /** Bytes */
  file_size: number | null;
  demo_url: string | null;
  /** A recording of its demo, MP4 or WebM of at most 60 seconds, with an address as `PreviewImages`
    has them; left out in lists
     */
  video_url?: string | null;
  is_active: boolean;
  preview_images: PreviewImages;
  /** The widths in pixels, ascending, in which each picture is also offered, at its address with the
    width before the file ending: `/uploads/images/leadwell-640.webp` beside
    `/uploads/images/leadwell.webp`. The height follows; a narrower picture comes in its own width.
    Left out or empty: in its own width alone.
     */
  image_widths?: number[];
  /** What the pictures show, in the order of `preview_images`; empty or missing for a picture
    without a caption
     */
  image_captions?: string[];
  /** What stays visible of pictures that are cropped, at most one point for each of `preview_images`;
    a point of no picture has no effect, and the storefront keeps the upper left of a picture without one
     */
  focal_points?: FocalPoint[];
  /** Entries separated by newlines */
  features: string;
  /** Entries separated by commas */
  technologies: string;
  /** The average of the shown reviews' stars, with one decimal; null without reviews */
  rating?: number | null;
  /** The shown reviews */
  review_count?: number;
  /** The version of the project's file; left out in lists, as are the next six */
  version?: string | null;
  /** What it runs on, such as Node.js 20 or later */
  requirements?: string[];
  /** Releases, the newest first */
  changelog?: Release[];
  licence?: Licence | null;
  /** Days of free support after a purchase; the last one lasts until its end in India */
  support_days?: number | null;
  /** The documents in its zip file that a college asks for */
  documents?: ProjectDocument[];
  /** The courses that it suits, such as BCA */
  suits?: string[];
  /** Format and pages of its `documents`, as far as they are known */
  document_details?: DocumentDetails[];
  /** Pictures of pages of its report, with addresses as `PreviewImages` has them */
  report_pages?: string[];
  /** How the shop last started the project; null if it has not */
  launch_record?: LaunchRecord | null;
  /** Its answered questions; left out in lists */
  question_count?: number;
};
export type Pagination = {
  total: number;
  total_pages: number;
};
export type Facet = {
  value: string;
  /** Projects */
  count: number;
};
export type Facets = {
  /** Every category of an active project, by name */
  categories: Facet[];
  /** The most frequent technologies, at most 20, and those that are chosen. As all of them must be
    there, a count is that of the result with this technology added.
     */
  technologies: Facet[];
  /** Rupees */
  price: {
    /** The lowest price; null without projects */
    min: number | null;
    /** The highest price; null without projects */
    max: number | null;
    /** Both limits belong to their range */
    ranges: {
      min: number;
      /** Null without an upper limit */
      max: number | null;
      count: number;
    }[];
  };
  /** Projects with a live demo */
  with_demo: number;
  /** Projects with a report */
  with_report?: number;
  /** Every course that an active project suits, by name */
  suits?: Facet[];
  /** Every system on which an active project was started, by name */
  started_on?: Facet[];
  /** From the highest down; empty in a shop without ratings */
  ratings: {
    min_rating: number;
    count: number;
  }[];
};
export type ProjectPage = {
  projects: Project[];
  pagination: Pagination;
  facets?: Facets;
  /** The search with its spelling corrected, if that finds something under the same filters; only
    where no project has all words
     */
  did_you_mean?: string[];
  /** True if no project has all words of the search, and these have most of them */
  is_closest?: boolean;
  /** The search with its spelling corrected, whose projects these are; only where no project has all words as
    they were written, and never for a `verbatim` search
     */
  corrected?: string;
  /** What the words also mean, if it found more; never for a `verbatim` search */
  also?: string[];
};
export type ProjectSort =
  "created_at" | "title" | "base_price" | "download_count" | "rating";
export type SortOrder = "ASC" | "DESC";
export type Suggestions = {
  projects: {
    id: number;
    title: string;
    category: string | null;
  }[];
  categories: Facet[];
};
export type PurchaseStatus = {
  hasPurchased: boolean;
  /** The status of the payment, `completed` when the project is owned and not otherwise */
  purchaseStatus: string | null;
};
export type ArchivedFile = {
  /** Folders and name, separated by slashes; relative and without `..` */
  path: string;
  /** Bytes once unpacked */
  size: number;
};
export type ProjectContents = {
  files: ArchivedFile[];
  /** All files, also those not listed */
  total_files: number;
  /** Bytes of all files once unpacked */
  total_size: number;
  /** True when `files` lists only some of them */
  truncated: boolean;
  /** The README as Markdown, at most 64 kB of it; null without one */
  readme: string | null;
  /** True when the README goes on in the file */
  readme_truncated: boolean;
};
export type PurchasedProject = {
  id: number;
  title: string;
  category: string | null;
  description: string;
  short_description: string;
  /** That of the payment */
  purchase_date: string;
  /** How often the person has downloaded it since this purchase, not how often everybody has */
  download_count: number;
  demo_url: string | null;
  preview_images?: PreviewImages;
  /** As those of a project */
  focal_points?: FocalPoint[];
  /** When the person last downloaded the file; null if never */
  last_download_date?: string | null;
};
import { expectResponses } from "../responseShapes";
expectResponses({
  getPublicStats: { totalProjects: "integer", totalUsers: "integer", totalOrders: "integer", totalDownloads: "integer" },
  listCategories: { categories: "text[]" },
  listProjects: { projects: "entity[]", pagination: "object" },
  suggestProjects: { projects: "entity[]", categories: "object[]" },
  getProject: { project: "entity" },
  getPurchaseStatus: { hasPurchased: "boolean", purchaseStatus: "string?" },
  getProjectContents: { files: "object[]", total_files: "integer", total_size: "integer", truncated: "boolean", readme: "string?", readme_truncated: "boolean" },
  listPurchasedProjects: { projects: "entity[]" },
});
