/**
 * Writes the first view of pages into the HTML of a build, so that it paints before any script:
 * `tsx tools/prerender/prerender.ts dist`. index.html becomes the home page, projects.html the
 * project list, and app.html, without content, is for all other paths.
 */
import { resolve } from 'node:path';
import { installConfig } from '@/config/shopConfig';
import { readConfigOf } from '../config/configFile';

// In development mode Emotion uses longer style names, which the app of the build would not recognise.
process.env.NODE_ENV = 'production';

const directory = resolve(process.argv[2] ?? 'dist');
installConfig(readConfigOf(directory));
void import('./writePages').then(({ writePages }) => writePages(directory));
