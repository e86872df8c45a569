/**
 * Checks dist/ against the size limits: `npm run budget`, after `npm run build`. Weighs the scripts that each page
 * needs before it renders, as the bundler grouped them, and checks that the build contains nothing of the mock
 * backend and no source map. Exits with 1 if a limit is exceeded or one of them is found.
 */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mapsOf } from '../build/moveSourceMaps';
import { PAGE_SCRIPTS_FILE, type PageScripts } from '../build/pageScripts';
import { findMocks, findSourceMaps } from './leftovers';

const DIRECTORY = resolve(__dirname, '../../dist');

/** Limits in bytes after brotli: what was reached plus 1 or 2 %. */
const LIMITS = {
  /** The scripts that every page needs. */
  main: 174_500,
  /** The scripts that a page of the shop needs in addition. */
  page: 38_100,
  /** The same for a page with a form, which needs Formik and yup. */
  form: 66_000,
  /** The same for a page of the admin panel, which customers never load. */
  adminPage: 211_600,
};

/** Pages with a limit of their own: most visits start at the first three, and the last has two forms in dialogs. */
const OWN_LIMITS: Record<string, number> = {
  HomePage: 21_500,
  ProjectsPage: 37_900,
  ProjectPage: 30_700,
  PaymentsPage: 81_200,
};

const FORM_PAGES = ['LoginPage', 'RegisterPage', 'ForgotPasswordPage', 'ResetPasswordPage'];

/** Returns the size of scripts as they are sent, in bytes. Throws if one was not compressed. */
const weigh = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(DIRECTORY, `${file}.br`)).size, 0);

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

function limitOf(page: string): number {
  if (page.startsWith('Admin')) return LIMITS.adminPage;
  if (page in OWN_LIMITS) return OWN_LIMITS[page]!;
  return FORM_PAGES.includes(page) ? LIMITS.form : LIMITS.page;
}

function main(): void {
  const leftovers = [...findMocks(DIRECTORY), ...findSourceMaps(DIRECTORY)];
  if (leftovers.length > 0) throw new Error(leftovers.join('\n'));
  const file = join(mapsOf(DIRECTORY), PAGE_SCRIPTS_FILE);
  const scripts = JSON.parse(readFileSync(file, 'utf8')) as PageScripts;
  // A page that the bundler names differently would otherwise pass without being weighed.
  const missing = [...Object.keys(OWN_LIMITS), ...FORM_PAGES].filter(
    (page) => !scripts.pages[page]?.length,
  );
  if (missing.length > 0) throw new Error(`No scripts found for ${missing.join(', ')}`);
  const rows = [
    { name: 'every page', weight: weigh(scripts.main), limit: LIMITS.main },
    ...Object.entries(scripts.pages)
      .map(([page, files]) => ({ name: page, weight: weigh(files), limit: limitOf(page) }))
      .sort((one, other) => other.weight - one.weight),
  ];
  console.log('kB of brotli, limit');
  for (const { name, weight, limit } of rows) {
    const verdict = weight > limit ? '  EXCEEDED' : '';
    console.log(`${inKilobytes(weight)} ${inKilobytes(limit)}  ${name}${verdict}`);
  }
  console.log('The build contains nothing of the mock backend and no source map.');
  if (rows.some(({ weight, limit }) => weight > limit)) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
