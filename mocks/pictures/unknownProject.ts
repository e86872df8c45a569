import { bars, cols, kpis, list, page, project, rows } from './parts';
import type { ProjectScreens } from './world';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns a plain dashboard for a project without screens of its own, named after its picture. */
export function unknownProject(slug: string): { brand: string; screens: ProjectScreens } {
  const words = slug
    .split(/[-_ ]+/)
    .filter((word) => word !== '')
    .map(capitalised);
  const [brand = 'Project'] = words;
  const screens = project(
    'blue light side',
    'Overview|Records|Reports|Settings',
    page(
      0,
      words.join(' ') || brand,
      'Add',
      rows(
        112,
        kpis('Today|128|+6%', 'This week|842|+11%', 'This month|3,410|+4%'),
        0,
        cols(
          1.7,
          bars('By day', 'Mon 42, Tue 58, Wed 51, Thu 73, Fri 66, Sat 38', ''),
          1,
          list(
            'Latest',
            'Asha Rao|9:41|+New',
            'Vikram Shetty|9:20|=Open',
            'Meera Nair|8:55|+Done',
            'Imran Khan|8:12|+Done',
          ),
        ),
      ),
    ),
  );
  return { brand, screens };
}
