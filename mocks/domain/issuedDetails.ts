import type { IssuedDetails } from '@/api/generated/payments.gen';
import { site, taxTerms } from '@/config/site';
import { requireProject } from './catalogue';
import type { DomainContext } from './context';
import type { OrderRow, ProjectRow, UserRow } from './model';

/** Returns what a document says that is issued now; it is stored with the document. */
export const issuedDetails = ({ name, email }: UserRow, { title }: ProjectRow): IssuedDetails => ({
  project_title: title,
  buyer_name: name,
  buyer_email: email,
  seller_name: site.siteName,
  seller_address: site.address,
  seller_contact: `${site.contactEmail} · ${site.contactPhone}`,
  seller_gstin: site.tax?.gstin ?? null,
  tax_code: taxTerms.sac,
  tax_rate: taxTerms.rate,
});

/** Returns the title under which an order's project was paid for, also where it was renamed since. */
export const issuedTitle = (context: DomainContext, { receipt, projectId }: OrderRow): string =>
  receipt?.project_title ?? requireProject(context, projectId).title;
