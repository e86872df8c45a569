import type { CatalogueEntry } from './entry';

export const realEstate: readonly CatalogueEntry[] = [
  {
    title: 'Nivasa Property Listing Portal',
    shortDescription:
      'Property portal for sale and rent with map search, RERA numbers, owner and agent accounts and enquiry tracking.',
    description: [
      'Nivasa is a listing portal for one city or region. Owners and agents publish flats, plots and commercial space, and visitors search by locality, budget, BHK and map area.',
      'Search runs on PostGIS with a bounding box query and facet counts, and answers within 80 ms for 100,000 listings on a small server. New listings pass a moderation queue that flags repeated photos by perceptual hash.',
      'The zip contains the Next.js site, the NestJS API, the moderation worker and 500 generated listings around Bangalore.',
    ],
    features: [
      'Map search with facet counts',
      'RERA number field with format check',
      'Moderation queue with duplicate photo detection',
      'Agent pages with listing quotas',
      'Saved searches with daily e-mail',
      'Enquiry inbox with masked phone numbers',
    ],
    technologies: ['Next.js', 'NestJS', 'TypeScript', 'PostgreSQL', 'PostGIS', 'Tailwind CSS'],
    priceRupees: 6799,
    sizeMegabytes: 87.6,
    popularity: 0.85,
    hasDemo: true,
  },
  {
    title: 'Rentroll Landlord and Tenant Manager',
    shortDescription:
      'Rent collection, agreements, deposits and repair requests for owners with a few dozen flats or paying-guest rooms.',
    description: [
      'Rentroll keeps track of who lives where, what they owe and what was agreed. It suits owners of several flats as well as paying-guest houses where beds are let singly.',
      'Rent, electricity by meter reading and maintenance are raised as monthly demands with prorating for mid-month moves. Deposits form a separate account, and the move-out settlement lists deductions with photos.',
      'You get the Laravel application, agreement templates for Karnataka and Maharashtra in editable form and demo data for two buildings.',
    ],
    features: [
      'Demands for rent, power and maintenance',
      'Meter readings with photo evidence',
      'Deposit account and move-out settlement',
      'Agreement expiry and increment reminders',
      'Repair requests with vendor assignment',
      'Bed-level letting for paying-guest houses',
    ],
    technologies: ['Laravel', 'PHP', 'MySQL', 'Vue', 'Bootstrap'],
    priceRupees: 2699,
    sizeMegabytes: 23.5,
    popularity: 0.7,
    hasDemo: true,
  },
  {
    title: 'Gatehouse Apartment Society App',
    shortDescription:
      'Visitor approval, maintenance dues, notices and complaint tickets for apartment societies, with a guard tablet app.',
    description: [
      'Gatehouse is an app for residents, guards and the committee of an apartment society. Guards register visitors on a tablet, residents approve on their phone, and the committee handles dues and notices.',
      'The guard app keeps working when the network fails and sends entries later, with the time of entry taken on the tablet. Dues are computed by area, by flat or by a mix of both, and interest on arrears follows a rule set by the committee.',
      'The archive has both Flutter apps, the Django back end, a web panel for the committee and a sample society with 96 flats.',
    ],
    features: [
      'Visitor approval by push message',
      'Guard tablet app working offline',
      'Dues by area with interest rule',
      'Complaint tickets with photos and ageing',
      'Clubhouse booking with deposits',
      'Polls with one vote per flat',
    ],
    technologies: ['Flutter', 'Dart', 'Django', 'PostgreSQL', 'Firebase'],
    priceRupees: 5799,
    sizeMegabytes: 104.1,
    popularity: 0.73,
    hasDemo: true,
  },
  {
    title: 'Plotwise Builder Sales CRM',
    shortDescription:
      'Sales CRM for builders with unit inventory grid, site visits, booking forms and construction-linked payment plans.',
    description: [
      'Plotwise accompanies a flat sale from first call to possession. The inventory grid shows every tower and floor with the state of each unit.',
      'A unit can be blocked for a limited time by one salesperson only, enforced in the database, and price lists are versioned so that a quote stays valid as printed. Payment plans are linked to construction stages; completing a stage raises demand letters for all buyers concerned.',
      'Included are the ASP.NET Core API, the Angular client, SQL scripts and a demo project with two towers.',
    ],
    features: [
      'Inventory grid by tower and floor',
      'Timed unit blocks without double selling',
      'Versioned price lists and cost sheets',
      'Demand letters by construction stage',
      'Site visit schedule with feedback form',
      'Channel partner commission statements',
      'Lead import from portals as CSV',
    ],
    technologies: ['ASP.NET Core', 'C#', 'Angular', 'SQL Server', 'Docker'],
    priceRupees: 10999,
    sizeMegabytes: 78.2,
    popularity: 0.4,
    hasDemo: true,
  },
  {
    title: 'Sqftwise House Price Predictor',
    shortDescription:
      'Machine learning project that estimates flat prices by locality, area and BHK, with a web form and model report.',
    description: [
      'Sqftwise is a regression project on flat prices in Bangalore. It walks through cleaning, feature work, model choice and a small web form for predictions.',
      'Linear, random forest and gradient boosting models are compared with nested cross-validation, and the report discusses where the error is largest. Localities with few rows are grouped, and every prediction is shown with a range instead of a single number.',
      'The zip contains notebooks, the cleaned data file, the Flask application and slides for a 15-minute presentation.',
    ],
    features: [
      'Notebook for cleaning and exploration',
      'Three models with nested cross-validation',
      'Prediction range instead of single value',
      'Web form with locality suggestions',
      'Slides and report for presentation',
    ],
    technologies: ['Python', 'Flask', 'scikit-learn', 'Pandas', 'Jupyter'],
    priceRupees: 449,
    sizeMegabytes: 11.9,
    popularity: 0.87,
    hasDemo: true,
  },
  {
    title: 'Floorwalk Panorama Tour Viewer',
    shortDescription:
      'Browser viewer for 360-degree room photos with hotspots, floor plan and an editor for linking rooms together.',
    description: [
      'Floorwalk shows a flat as a chain of 360-degree photos. Visitors move by hotspots or by clicking the floor plan, on a phone also by turning the device.',
      'Panoramas are cut into tiles at several zoom levels by a command-line tool, so the first view appears after about 300 kB. The viewer is a dependency-light component that can be embedded with one script tag and exposes events for analytics.',
      'You receive the viewer, the editor, the tiling tool and a sample tour with five rooms.',
    ],
    features: [
      'Tiled panoramas with several zoom levels',
      'Editor for hotspots and floor plan',
      'Device orientation control on phones',
      'Embedding with a single script tag',
      'Keyboard control and reduced motion mode',
    ],
    technologies: ['TypeScript', 'Three.js', 'Vite', 'Python'],
    priceRupees: 1199.99,
    sizeMegabytes: 63.7,
    popularity: 0.29,
    hasDemo: false,
  },
];
