/** A hand-written project of the seeded catalogue; its category is given by the file it stands in. */
export type CatalogueEntry = {
  title: string;
  shortDescription: string;
  /** Paragraphs. */
  description: readonly string[];
  features: readonly string[];
  technologies: readonly string[];
  priceRupees: number;
  sizeMegabytes: number;
  /** From 0 to 1; drives the number of downloads and purchases. */
  popularity: number;
  hasDemo: boolean;
};
