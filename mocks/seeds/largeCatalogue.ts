import { toSlug } from '../domain/slug';
import { daysBefore } from './calendar';
import type { UnpackagedProject } from './packaging';

const DAYS_OF_TRADE = 730;
const PAISE_PER_RUPEE = 100;

/** Audiences for which projects are adapted; each gives a unique title. */
const AUDIENCES = [
  'Agencies',
  'Apartment Complexes',
  'Bakeries',
  'Chambers of Commerce',
  'Charities',
  'Clinics',
  'Coaching Centres',
  'Colleges',
  'Construction Firms',
  'Cooperatives',
  'Dairy Farms',
  'Diagnostic Labs',
  'Exporters',
  'Franchises',
  'Freelancers',
  'Government Offices',
  'Grocery Chains',
  'Homestays',
  'Hospitals',
  'Importers',
  'Jewellers',
  'Law Firms',
  'Libraries',
  'Local Newspapers',
  'Manufacturers',
  'Museums',
  'Nurseries',
  'Pharmacies',
  'Print Shops',
  'Schools',
  'Sports Clubs',
  'Start-ups',
  'Temples and Trusts',
  'Tour Operators',
  'Universities',
  'Wholesalers',
] as const;

/** Adapts a project for an audience, with another price, size and age. */
function adaptFor(
  audience: string,
  project: UnpackagedProject,
  id: number,
  anchor: Date,
  random: () => number,
): UnpackagedProject {
  const title = `${project.title} for ${audience}`;
  const slug = toSlug(title);
  const age = 3 + Math.floor(Math.sqrt(random()) * DAYS_OF_TRADE);
  const rupees = Math.round((project.pricePaise / PAISE_PER_RUPEE) * (0.6 + random())) + 1;
  return {
    ...project,
    id,
    title,
    shortDescription: `For ${audience.toLowerCase()}. ${project.shortDescription}`,
    pricePaise: rupees * PAISE_PER_RUPEE,
    createdAt: daysBefore(anchor, age, Math.floor(random() * 1440)),
    updatedAt: daysBefore(anchor, Math.floor(age * random()), Math.floor(random() * 1440)),
    fileSize: project.fileSize && Math.round(project.fileSize * (0.5 + random())),
    demoUrl: project.demoUrl && `https://demo.example.com/${slug}`,
    previewImages: project.previewImages.map((_image, place) => `${slug}-${place + 1}.svg`),
    isActive: random() > 0.03,
    isFileWithdrawn: false,
  };
}

/** Grows the catalogue to `count` projects by adapting each project for further audiences. */
export function growCatalogue(
  projects: readonly UnpackagedProject[],
  anchor: Date,
  random: () => number,
  count: number,
): UnpackagedProject[] {
  const grown = [...projects];
  for (let edition = 1; ; edition += 1) {
    for (const audience of AUDIENCES) {
      const suffix = edition === 1 ? audience : `${audience}, Edition ${edition}`;
      for (const project of projects) {
        if (grown.length >= count) return grown;
        grown.push(adaptFor(suffix, project, grown.length + 1, anchor, random));
      }
    }
  }
}
