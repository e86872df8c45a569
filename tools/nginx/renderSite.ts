import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CONFIG_FILE, readConfigFile } from '../config/configFile';
import { PLACE_FILES, readPlaceFile } from '../place/placeFile';
import { chooseDocument, PRERENDERED, PROJECT_DOCUMENTS } from '../serve/addresses';
import { contentSecurityPolicy } from '../serve/contentSecurityPolicy';
import { nginxConfig, type NginxOptions } from './nginxConfig';

type SiteOptions = Pick<
  NginxOptions,
  'directory' | 'runDirectory' | 'port' | 'tls' | 'accessLog' | 'patienceMs'
> & {
  /** The config.json to serve; by default, that of the build. */
  configFile?: string;
};

/** A document of every build, and a path that is not a page of its own. */
const OTHER_PAGES = '/app.html';
const DOCUMENT_FILES = ['index.html', 'projects.html', 'app.html'];

/** Writes a file and its compressed copies. */
function writeWithCopies(target: string, text: string): void {
  const content = Buffer.from(text);
  writeFileSync(target, content);
  writeFileSync(`${target}.br`, brotliCompressSync(content));
  writeFileSync(`${target}.gz`, gzipSync(content));
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Prepares a build for nginx: writes nginx.conf, and the compressed documents and other files that name the
 * shop, into a directory. Throws if config.json is invalid. Returns the path of the configuration.
 */
export function renderSite({
  directory,
  configFile = join(directory, CONFIG_FILE),
  ...options
}: SiteOptions): string {
  const { runDirectory } = options;
  const config = existsSync(configFile) ? readConfigFile(configFile) : {};
  const appDocument = chooseDocument(directory, OTHER_PAGES);
  const documents = Object.fromEntries([
    ...Object.keys(PRERENDERED).map((path) => [path, chooseDocument(directory, path)]),
    ...DOCUMENT_FILES.filter((name) => existsSync(join(directory, name))).map((name) => [
      `/${name}`,
      appDocument,
    ]),
  ]) as Record<string, string>;

  const target = join(runDirectory, 'documents');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, PROJECT_DOCUMENTS), { recursive: true });
  mkdirSync(join(runDirectory, 'temporary'), { recursive: true });
  const writePlaceFile = (name: string): string => {
    const text = readPlaceFile(directory, name, config);
    writeWithCopies(join(target, name), text);
    return text;
  };
  const policies: Record<string, string> = {};
  for (const name of new Set([appDocument, ...Object.values(documents)])) {
    policies[name] = contentSecurityPolicy(writePlaceFile(name), config);
  }
  const files = PLACE_FILES.filter((name) => existsSync(join(directory, name)));
  const ofProjects = namesIn(join(directory, PROJECT_DOCUMENTS));
  for (const name of files) writePlaceFile(name);
  for (const name of ofProjects) writePlaceFile(`${PROJECT_DOCUMENTS}/${name}`);
  const file = join(runDirectory, 'nginx.conf');
  writeFileSync(
    file,
    nginxConfig({
      directory,
      configFile,
      documents,
      appDocument,
      files,
      hasProjects: ofProjects.length > 0,
      policies,
      ...options,
    }),
  );
  return file;
}
