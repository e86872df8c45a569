import type { ProjectInput } from '@/api/adminApi';
import { projectLimits } from '@/config/projectLimits';

/** A field of a project that admins edit. Its limits are in `projectLimits`. */
export type ProjectField = {
  /** What kind of value it has; the form has a control and a rule for each. */
  kind: string;
  /** The heading of the section of the form that begins with it. */
  heading?: string;
  label: string;
  /** What messages call it; by default its label. */
  name?: string;
  /** Whether the label says that it may be left out. */
  isOptional?: true;
  /** Whether a backend may lack it; it is neither shown nor sent then. */
  isExtension?: true;
  hint?: string;
  /** The least number of lines of its control. */
  rows?: number;
  /** What is said when it is missing; it may be left out without. */
  missing?: string;
  /** How messages begin about an entry, and about too many. */
  entry?: string;
  entries?: string;
  /** What a CSV file has of it, if it has a column; the help is by default what the limits say. */
  column?: { help?: string; example: string };
};

/** What the form sends besides the fields, or leaves as it is. */
type NoField = 'image_captions' | 'expected_updated_at';

/** The names of the fields, as in ProjectInput of openapi.yaml. */
export type FieldName = Exclude<keyof ProjectInput, NoField>;

/** The fields of a project that admins edit, in the order of the form. */
export const projectFields = {
  title: {
    kind: 'line',
    heading: 'What it is',
    label: 'Title',
    missing: 'Give the project a title',
    column: { example: 'Harbour Booking' },
  },
  category: {
    kind: 'category',
    label: 'Category',
    isOptional: true,
    hint: 'Choose one or type a new one. A project may also have none.',
    column: { example: 'Travel & Hospitality' },
  },
  short_description: {
    kind: 'line',
    label: 'Short description',
    hint: 'One sentence, for the card and the lists.',
    rows: 2,
    missing: 'Describe the project in a sentence',
    column: { example: 'Berths, boats and bills in one place.' },
  },
  description: {
    kind: 'text',
    label: 'Description',
    hint: 'Several lines; an empty line begins a new paragraph.',
    rows: 6,
    missing: 'Describe what customers get',
    column: {
      help: 'At least 20 characters, in several lines if it is in quotation marks',
      example: 'For small harbours.\n\nPlans berths and writes bills.',
    },
  },
  features: {
    kind: 'lines',
    heading: 'What is inside',
    label: 'Features',
    hint: 'One per line.',
    rows: 3,
    column: { help: 'Optional, one per line', example: 'Berth plan\nBills with GST' },
  },
  technologies: {
    kind: 'names',
    label: 'Technologies',
    hint: 'Separated by commas, such as React, Node.js.',
    column: { help: 'Optional, separated by commas', example: 'React, Node.js, PostgreSQL' },
  },
  requirements: {
    kind: 'lineList',
    label: 'Runs on',
    isExtension: true,
    hint: 'One per line, such as Node.js 20 or later.',
    rows: 2,
    entry: 'A requirement',
    entries: `A project can have at most ${projectLimits.requirements.count} requirements`,
  },
  documents: {
    kind: 'documents',
    label: 'Documents for a college',
    name: 'Documents',
    isOptional: true,
    isExtension: true,
    hint: 'Those that the zip file contains.',
  },
  document_details: {
    kind: 'documentDetails',
    label: 'Pages and formats',
    isOptional: true,
    isExtension: true,
    hint: 'Of the documents chosen above, such as 62 and PDF. Count slides and questions, too.',
  },
  suits: {
    kind: 'nameList',
    label: 'For students of',
    name: 'Courses',
    isOptional: true,
    isExtension: true,
    hint: 'Separated by commas, such as BCA, MCA.',
    entry: 'A course',
    entries: `A project can suit at most ${projectLimits.suits.count} courses`,
  },
  launch_record: {
    kind: 'launch',
    label: 'Launch record',
    isOptional: true,
    isExtension: true,
    hint: 'How you started it from its zip file. Customers see it beside the price, and filter by the system.',
  },
  preview_images: {
    kind: 'pictures',
    heading: 'Pictures',
    label: 'Preview pictures',
    hint: `Up to ${projectLimits.preview_images.count}. The first one stands on the project's card.`,
  },
  focal_points: {
    kind: 'focalPoints',
    label: 'Points that stay visible',
    isExtension: true,
    hint: 'Phones and lists crop pictures. Press what must stay visible, or move the sliders.',
  },
  report_pages: {
    kind: 'pictures',
    label: 'Pages of the report',
    isOptional: true,
    isExtension: true,
    hint: `Pictures of up to ${projectLimits.report_pages.count} pages that customers can leaf through.`,
  },
  base_price: {
    kind: 'price',
    heading: 'Sale',
    label: 'Price in rupees',
    name: 'Price',
    hint: 'Such as 4999 or 4999.50.',
    missing: 'Give the project a price',
    column: { help: 'Rupees such as 4999 or 4999.50', example: '4999' },
  },
  demo_url: {
    kind: 'link',
    label: 'Demo link',
    isOptional: true,
    hint: 'Where customers can try it: https://…',
    column: { help: 'Optional, begins with https://', example: '' },
  },
  video_url: {
    kind: 'video',
    label: 'Recording of the demo',
    isOptional: true,
    isExtension: true,
    hint: 'Plays on the project page, without sound, once somebody presses it.',
    column: { help: 'Optional, begins with https://', example: '' },
  },
  is_active: {
    kind: 'flag',
    label: 'For sale',
    hint: 'While it is off, the shop does not show the project; its owners can still download it.',
    column: { help: 'yes or no: whether it is for sale; no without it', example: 'no' },
  },
  file_upload_id: {
    kind: 'archive',
    heading: 'Project file',
    label: 'Zip file that customers download',
    name: 'Project file',
  },
  version: {
    kind: 'optionalLine',
    heading: 'Version, license and support',
    label: 'Version',
    isOptional: true,
    isExtension: true,
    hint: 'Of the zip file, such as 1.2.0.',
    column: { example: '1.0.0' },
  },
  changelog: {
    kind: 'releases',
    label: 'Changelog',
    isExtension: true,
    hint: 'The newest release first. Customers see what changed in it.',
  },
  licence: {
    kind: 'license',
    label: 'License',
    isExtension: true,
    hint: 'In plain words, beside the terms, which hold in full.',
  },
  support_days: {
    kind: 'days',
    label: 'Days of free support',
    name: 'Free support',
    isOptional: true,
    isExtension: true,
    hint: 'Counted from the purchase. Without a number, the page promises none.',
  },
} as const satisfies Record<FieldName, ProjectField>;

/** The names of the fields, in the order of the form. */
export const fieldNames = Object.keys(projectFields) as FieldName[];

/** Returns whether a name is that of a form field. */
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(projectFields, name);

/** Returns the row of a field. */
export const fieldOf = (name: FieldName): ProjectField => projectFields[name];

/** Returns what messages call a field. */
export const nameOf = (name: FieldName): string => fieldOf(name).name ?? fieldOf(name).label;

/** The limits of a field, as in `projectLimits`. */
export type Limits = { readonly min?: number; readonly max?: number; readonly count?: number };

const limits: Partial<Record<string, Limits>> = projectLimits;

/** Returns the limits of a field. */
export const limitsOf = (name: FieldName): Limits => limits[name] ?? {};
