import type { Project } from '@/api/catalogApi';
import { CURRENCY } from '@/config/constants';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { firstPreviewImage } from '@/lib/imageAddress';
import { parseRupees } from '@/lib/money';
import { toSiteAddress } from '@/lib/siteAddress';

/** A project as schema.org describes a product on offer. */
function describeProduct(project: Project) {
  const address = toSiteAddress(paths.project(project.id));
  const image = firstPreviewImage(project.preview_images, env.apiHost);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: project.title,
    description: project.short_description,
    sku: String(project.id),
    url: address,
    ...(image && { image: new URL(image, window.location.origin).href }),
    ...(project.category && { category: project.category }),
    brand: { '@type': 'Brand', name: site.siteName },
    offers: {
      '@type': 'Offer',
      url: address,
      price: parseRupees(project.base_price).toFixed(2),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${project.is_active ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: site.siteName },
    },
  };
}

/** Tells search engines what is sold here, and for how much; nothing of it is shown or run. */
export function ProjectStructuredData({ project }: { project: Project }) {
  // A title could hold the end of a script; JSON reads the escape as the same character.
  const json = JSON.stringify(describeProduct(project)).replace(/</g, '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
