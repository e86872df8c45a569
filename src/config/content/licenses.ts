/** A license in plain words, as the project page shows it. */
export type LicenseText = {
  readonly name: string;
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
};

/** The license of the terms, section Commercial license, in plain words. */
export const COMMERCIAL_LICENSE: LicenseText = {
  name: 'Commercial license',
  may: [
    'Use it in your own products and business, paid ones too',
    'Change it, extend it and combine it with other code',
    'Use it in work for a client and hand the finished work over',
    'Show what you built with it in your portfolio',
  ],
  mayNot: [
    'Resell, give away or publish the project as it is',
    'Share your download links or your account',
    'Remove copyright notices or claim to be its author',
  ],
};

/** The licenses that the project form offers by name. */
export const NAMED_LICENSES: readonly LicenseText[] = [
  COMMERCIAL_LICENSE,
  {
    name: 'Single product license',
    may: [
      'Use it in one product or website, of your own or of one client',
      'Change it and combine it with other code',
    ],
    mayNot: [
      'Use it in a second product without another license',
      'Resell, give away or publish the project as it is',
    ],
  },
  {
    name: 'Study license',
    may: [
      'Run it, read it and change it to learn from it',
      'Show what you built with it in your portfolio',
    ],
    mayNot: [
      'Use it in a product that earns money',
      'Hand it in as your own coursework where that is forbidden',
      'Resell, give away or publish the project as it is',
    ],
  },
];
