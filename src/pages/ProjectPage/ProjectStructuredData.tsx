import type { Project } from '@/api/catalogApi';
import { CURRENCY } from '@/config/constants';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { firstPreviewImage } from '@/lib/imageAddress';
import { parseRupees } from '@/lib/money';
import { toSiteAddress } from '@/lib/siteAddress';

/** Converts a project to a schema.org product with an offer. */
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

/** Describes the product and its price for search engines; renders nothing visible. */
export function ProjectStructuredData({ project }: { project: Project }) {
  // A title could contain a closing script tag; JSON parses the escape to the same character.
  const json = JSON.stringify(describeProduct(project)).replace(/</g, '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
