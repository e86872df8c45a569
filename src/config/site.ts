/** What a tax invoice says about the seller. */
type SellerTax = {
  gstin: string;
  /** The services accounting code of what is sold. */
  sac: string;
  /** Per cent, included in every price. */
  rate: number;
};

/** Invoices with GST are offered while this has a GSTIN; null sells without them. */
const tax: SellerTax | null = { gstin: '29AAGCL5481Q1ZL', sac: '997331', rate: 18 };

/** Who the shop is and how to reach it (specification, sections 1 and 3: Site config). */
export const site = {
  siteName: 'Launchyard',
  tagline: 'Real-world projects and custom development, ready to launch.',
  description:
    'Buy and download production-ready software projects: complete source code, documentation and support for developers, students and clients.',
  contactEmail: 'hello@launchyard.example.com',
  contactPhone: '+91 80 4718 2600',
  contactWhatsApp: '+91 98450 18260',
  address: '4th Floor, Slipway House, 27 Residency Road, Bangalore 560025, India',
  businessHours: 'Monday to Sunday 11:00 AM to 8:00 PM',
  /** Decides what a day of the shop is. */
  timeZone: 'Asia/Kolkata',
  supportPromise: 'Support response within 24 hours',
  payment: {
    methods: ['UPI', 'RuPay', 'Visa', 'Mastercard', 'Net banking'],
    security: 'Secured by Razorpay',
    tax: 'Price includes GST',
  },
  tax: tax as SellerTax | null,
  socialLinks: {
    linkedin: 'https://www.linkedin.com/company/launchyard-example',
    instagram: 'https://www.instagram.com/launchyard.example',
    email: 'mailto:hello@launchyard.example.com',
    phone: 'tel:+918047182600',
    whatsapp: 'https://wa.me/919845018260',
  },
} as const;
