import type { World } from '../world';
import { analytics } from './analytics';
import { booking } from './booking';
import { community } from './community';
import { crm } from './crm';
import { developerTools } from './developerTools';
import { ecommerce } from './ecommerce';
import { education } from './education';
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

/** The screens of all seeded projects, by category. */
export const worlds: readonly World[] = [
  analytics,
  booking,
  community,
  crm,
  developerTools,
  ecommerce,
  education,
  events,
  finance,
  fitness,
  food,
  games,
  healthcare,
  humanResources,
  inventory,
  logistics,
  machineLearning,
  media,
  messaging,
  publishing,
  realEstate,
  security,
  smartDevices,
  travel,
];
