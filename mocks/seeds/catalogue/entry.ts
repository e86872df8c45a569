/** A hand-written project of the seeded catalogue; its file determines the category. */
export type CatalogueEntry = {
  title: string;
  shortDescription: string;
  /** One entry per paragraph. */
  description: readonly string[];
  features: readonly string[];
  technologies: readonly string[];
  priceRupees: number;
  sizeMegabytes: number;
  /** From 0 to 1; drives the number of downloads and purchases. */
  popularity: number;
  hasDemo: boolean;
};
