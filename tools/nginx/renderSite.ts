import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CONFIG_FILE, readConfigFile } from '../config/configFile';
import { chooseDocument, PRERENDERED, PROJECT_DOCUMENTS } from '../serve/addresses';
import { contentSecurityPolicy } from '../serve/contentSecurityPolicy';
import { nginxConfig, type NginxOptions } from './nginxConfig';

type SiteOptions = Pick<
  NginxOptions,
  'directory' | 'runDirectory' | 'port' | 'tls' | 'accessLog' | 'patienceMs'
> & {
  /** The config.json to serve; that of the build by default. */
  configFile?: string;
};

/** A document that every build has, and the address that is no page of its own. */
const OTHER_PAGES = '/app.html';
const DOCUMENT_FILES = ['index.html', 'projects.html', 'app.html'];

/** Writes a document with its compressed copies. */
function writeDocument(target: string, html: Buffer): void {
  writeFileSync(target, html);
  writeFileSync(`${target}.br`, brotliCompressSync(html));
  writeFileSync(`${target}.gz`, gzipSync(html));
}

/** Writes the documents of projects, if the build has any; returns whether it has. */
function writeProjects(directory: string, runDirectory: string): boolean {
  const [source, target] = [directory, join(runDirectory, 'documents')].map((parent) =>
    join(parent, PROJECT_DOCUMENTS),
  ) as [string, string];
  rmSync(target, { recursive: true, force: true });
  if (!existsSync(source)) return false;
  mkdirSync(target);
  for (const name of readdirSync(source)) {
    writeDocument(join(target, name), readFileSync(join(source, name)));
  }
  return true;
}

/**
 * Prepares a build for nginx: writes nginx.conf and the compressed documents into a directory. Throws
 * if config.json is invalid. Returns the path of the configuration.
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

  mkdirSync(join(runDirectory, 'documents'), { recursive: true });
  mkdirSync(join(runDirectory, 'temporary'), { recursive: true });
  const policies: Record<string, string> = {};
  for (const name of new Set([appDocument, ...Object.values(documents)])) {
    const html = readFileSync(join(directory, name));
    writeDocument(join(runDirectory, 'documents', name), html);
    policies[name] = contentSecurityPolicy(html.toString('utf8'), config);
  }
  const hasProjects = writeProjects(directory, runDirectory);
  const file = join(runDirectory, 'nginx.conf');
  writeFileSync(
    file,
    nginxConfig({
      directory,
      configFile,
      documents,
      appDocument,
      hasProjects,
      policies,
      ...options,
    }),
  );
  return file;
}
