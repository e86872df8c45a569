import type { Project } from '@/api/catalogApi';
import type { Review } from '@/api/reviewsApi';
import { CURRENCY } from '@/config/constants';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { toSiteAddress } from '@/config/siteAddresses';
import { describeWay } from '@/features/catalog';
import { projectPictures } from './gallery/pictures';

const MOST_REVIEWS = 3;

/** Stands for pictures, which Google requires; the cover of a project without any is drawn and has no address. */
const SHOP_MARK = '/icons/mark-512.png';

const describeReview = ({ author, stars, title, text, created_at }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  ...(created_at && { datePublished: created_at }),
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  ...(title && { name: title }),
  reviewBody: text,
});

/** Describes the rating and some reviews; empty without them. */
function describeReviews({ rating, review_count }: Project, reviews: readonly Review[]) {
  if (!rating || !review_count) return {};
  const rated = reviews.filter(({ stars }) => stars > 0).slice(0, MOST_REVIEWS);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount: review_count,
      bestRating: 5,
      worstRating: 1,
    },
    ...(rated.length > 0 && { review: rated.map(describeReview) }),
  };
}

/** Converts a project to a schema.org product with an offer, a rating and reviews. */
function toProduct(project: Project, reviews: readonly Review[]) {
  const address = toSiteAddress(paths.project(project.id));
  const pictures = projectPictures(project).map((each) => new URL(each.address, address).href);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: project.title,
    ...(project.short_description && { description: project.short_description }),
    sku: String(project.id),
    url: address,
    image: pictures.length > 0 ? pictures : [toSiteAddress(SHOP_MARK)],
    ...(project.category && { category: project.category }),
    brand: { '@type': 'Brand', name: site.siteName },
    ...describeReviews(project, reviews),
    offers: {
      '@type': 'Offer',
      url: address,
      price: project.base_price.toFixed(2),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${project.is_active ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: site.siteName },
    },
  };
}

/** Returns the structured data of a project. */
export const describeProduct = (project: Project, reviews: readonly Review[]) => [
  toProduct(project, reviews),
  describeWay(project.category, project.title),
];
