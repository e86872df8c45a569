import { PROVIDER_NAME } from './paymentProvider';
import { getConfig } from './shopConfig';

/** The seller's details on tax invoices. */
type SellerTax = {
  gstin: string;
  /** Services accounting code (SAC) of what is sold. */
  sac: string;
  /** Tax rate in per cent, included in every price. */
  rate: number;
};

/** The accounting code and rate of what is sold, on every tax document. */
export const taxTerms = { sac: '997331', rate: 18 };

const profiles = {
  linkedin: 'https://www.linkedin.com/company/launchyard-example',
  instagram: 'https://www.instagram.com/launchyard.example',
};

const details = {
  siteName: 'Launchyard',
  tagline: 'Real-world projects and custom development, ready to launch.',
  description:
    'Buy and download production-ready software projects: complete source code, documentation and support for developers, students and clients.',
  contactEmail: 'hello@launchyard.example.com',
  contactPhone: '+91 80 4718 2600',
  contactWhatsApp: '+91 98450 18260',
  address: '4th Floor, Slipway House, 27 Residency Road, Bangalore 560025, India',
  businessHours: 'Monday to Sunday 11:00 AM to 8:00 PM',
  supportPromise: 'Support response within 24 hours',
  /** The seller's GSTIN; if empty, there are no tax invoices. */
  gstin: '29AAGCL5481Q1ZL',
};

type Details = typeof details & typeof profiles;

const { linkedin, instagram, ...configured }: Details = {
  ...details,
  ...profiles,
  ...getConfig().site,
};

const tax: SellerTax | null = configured.gstin ? { gstin: configured.gstin, ...taxTerms } : null;

/** The shop's identity and contacts (specification, sections 1 and 3: Site config), overridden by config.json. */
export const site = {
  ...configured,
  payment: {
    methods: ['UPI', 'RuPay', 'Visa', 'Mastercard', 'Net banking'],
    security: `Secured by ${PROVIDER_NAME}`,
    tax: 'Price includes GST',
  },
  tax,
  socialLinks: {
    linkedin,
    instagram,
    email: `mailto:${configured.contactEmail}`,
    phone: `tel:${configured.contactPhone.replaceAll(' ', '')}`,
    whatsapp: `https://wa.me/${configured.contactWhatsApp.replace(/\D/g, '')}`,
  },
} as const;
