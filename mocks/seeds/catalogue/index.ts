import { analytics } from './analytics';
import { booking } from './booking';
import { community } from './community';
import { crm } from './crm';
import { developerTools } from './developerTools';
import { ecommerce } from './ecommerce';
import { education } from './education';
import type { CatalogueEntry } from './entry';
import { events } from './events';
import { finance } from './finance';
import { fitness } from './fitness';
import { food } from './food';
import { games } from './games';
import { healthcare } from './healthcare';
import { humanResources } from './humanResources';
import { inventory } from './inventory';
import { logistics } from './logistics';
import { machineLearning } from './machineLearning';
import { media } from './media';
import { messaging } from './messaging';
import { publishing } from './publishing';
import { realEstate } from './realEstate';
import { security } from './security';
import { smartDevices } from './smartDevices';
import { travel } from './travel';

/** The hand-written projects by category. */
export const catalogue: readonly { category: string; entries: readonly CatalogueEntry[] }[] = [
  { category: 'E-commerce', entries: ecommerce },
  { category: 'AI & Machine Learning', entries: machineLearning },
  { category: 'Healthcare', entries: healthcare },
  { category: 'Education', entries: education },
  { category: 'Finance & Banking', entries: finance },
  { category: 'Developer Tools', entries: developerTools },
  { category: 'Food & Restaurants', entries: food },
  { category: 'Travel & Hospitality', entries: travel },
  { category: 'Data & Analytics', entries: analytics },
  { category: 'Real Estate', entries: realEstate },
  { category: 'HR & Payroll', entries: humanResources },
  { category: 'CRM & Sales', entries: crm },
  { category: 'Games', entries: games },
  { category: 'Inventory & ERP', entries: inventory },
  { category: 'Logistics & Delivery', entries: logistics },
  { category: 'Social & Community', entries: community },
  { category: 'IoT & Smart Devices', entries: smartDevices },
  { category: 'Chat & Messaging', entries: messaging },
  { category: 'Media & Streaming', entries: media },
  { category: 'Cybersecurity', entries: security },
  { category: 'Blogs & Portfolios', entries: publishing },
  { category: 'Booking & Appointments', entries: booking },
  { category: 'Events & Ticketing', entries: events },
  { category: 'Fitness & Wellness', entries: fitness },
];
