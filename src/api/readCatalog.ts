import { isFocalPoint } from '@/lib/focalPoint';
import { parseRupees } from '@/lib/money';
import type { Replace } from './baseApi';
import type { AdminProject as SentAdminProject } from './generated/admin.gen';
import type {
  PreviewImages,
  Project as SentProject,
  PurchasedProject as SentPurchase,
} from './generated/projects.gen';

type Pictures = { preview_images: string[] };
type SentImages = Pick<SentPurchase, 'preview_images' | 'focal_points'>;

/** A project of the catalogue; its price is in rupees. */
export type Project = Replace<SentProject, Pictures & { base_price: number }>;

/** A project that the signed-in user owns. */
export type PurchasedProject = Replace<SentPurchase, Pictures>;

/** A project with what admins edit; its amounts are in rupees. */
export type AdminProject = Replace<
  SentAdminProject,
  Pictures & { base_price: number; revenue: number }
>;

/** Returns a list of pictures, which may be sent as JSON text (specification, section 3). */
function readPictures(sent: PreviewImages | undefined): string[] {
  if (typeof sent !== 'string') return sent ?? [];
  try {
    const list: unknown = JSON.parse(sent);
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}

/** Returns the pictures as a list, and the focal points that lie within one. */
const readImages = ({ preview_images: images, focal_points: points }: SentImages) => ({
  preview_images: readPictures(images),
  ...(points !== undefined && {
    focal_points: Array.isArray(points) ? points.filter(isFocalPoint) : [],
  }),
});

/** Returns a project of the catalogue with its price as a number and its pictures as a list. */
export const readProject = (project: SentProject): Project => ({
  ...project,
  base_price: parseRupees(project.base_price),
  ...readImages(project),
});

/** Returns a purchase with its pictures as a list. */
export const readPurchasedProject = (project: SentPurchase): PurchasedProject => ({
  ...project,
  ...readImages(project),
});

/** Returns a project for admins with its amounts as numbers and its pictures as a list. */
export const readAdminProject = (project: SentAdminProject): AdminProject => ({
  ...project,
  base_price: parseRupees(project.base_price),
  ...readImages(project),
  revenue: parseRupees(project.revenue),
});
