import type { Screen } from './frames';
import type { Look } from './theme';

/** The screens of a project in the order of its pictures. */
export type ProjectScreens = {
  look: Look;
  /** The names of the sections in its navigation. */
  sections: readonly string[];
  screens: readonly Screen[];
};

/** The projects of a category by the first word of their title. */
export type World = Readonly<Record<string, ProjectScreens>>;

/** Returns a project's screens; `sections` are separated by bars. */
export const project = (look: Look, sections: string, ...screens: Screen[]): ProjectScreens => ({
  look,
  sections: sections.split('|'),
  screens,
});
