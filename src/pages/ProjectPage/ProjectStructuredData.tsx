import type { Project } from '@/api/catalogApi';
import { CURRENCY } from '@/config/constants';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { parseRupees } from '@/lib/money';
import { toSiteAddress } from '@/lib/siteAddress';
import { projectPictures } from './gallery/projectPictures';

/** Converts a project to a schema.org product with an offer. */
function describeProduct(project: Project) {
  const address = toSiteAddress(paths.project(project.id));
  const images = projectPictures(project).map(
    (picture) => new URL(picture.address, window.location.origin).href,
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: project.title,
    description: project.short_description,
    sku: String(project.id),
    url: address,
    ...(images.length > 0 && { image: images }),
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
