import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_FILE, readConfigFile } from '../config/configFile';
import { hasOwnPages } from '../place/drawnPages';
import { writePlace } from '../place/placeFile';
import {
  CATALOGUE_PAGE,
  FILE,
  NEVER_A_PAGE,
  SECURITY_HEADERS,
  UNKNOWN_PAGE,
} from '../serve/addresses';

/** What nginx serves, and where; all paths are absolute. */
export type SiteOptions = {
  /** Output directory of a build. */
  directory: string;
  /** The config.json to serve; by default, that of the build. */
  configFile?: string;
  /** A directory for nginx's configuration and the documents of the place. */
  runDirectory: string;
  port: number;
  /** Serves HTTP/2 over TLS, too. */
  tls?: { port: number; certificate: string; key: string };
  /** Path of the access log; no log by default. */
  accessLog?: string;
};

/** Where Debian's libnginx-mod-http-brotli-static installs it. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Quotes a string for nginx's configuration; it may not contain variables. */
function quote(text: string): string {
  if (/\n|\$\w/.test(text)) throw new Error(`nginx cannot be given ${JSON.stringify(text)}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns directives that listen on IPv4 and, where the system has it, on IPv6. */
const listenAt = (port: string) =>
  existsSync('/proc/net/if_inet6') ? `listen ${port}; listen [::]:${port};` : `listen ${port};`;

const pattern = ({ source }: RegExp) => quote(source.replaceAll('\\/', '/'));

/**
 * Prepares a build for nginx: fills in nginx.conf, which lies beside this file and its bundle, and
 * writes the documents of the place. Throws if config.json is invalid. Returns the path of the
 * configuration.
 */
export function renderSite(options: SiteOptions): string {
  const { directory, configFile = join(directory, CONFIG_FILE), runDirectory, tls } = options;
  const config = existsSync(configFile) ? readConfigFile(configFile) : {};
  const documents = join(runDirectory, 'documents');
  const temporary = join(runDirectory, 'temporary');
  const policy = writePlace(documents, { directory, configFile, config });
  mkdirSync(temporary, { recursive: true });
  const values: Record<string, string> = {
    pid: quote(join(runDirectory, 'nginx.pid')),
    brotliModule: quote(BROTLI_MODULE),
    temporary: quote(temporary),
    accessLog: options.accessLog ?? 'off',
    policy: quote(policy),
    listen: listenAt(String(options.port)),
    tls: tls
      ? `${listenAt(`${tls.port} ssl http2`)} ssl_protocols TLSv1.2 TLSv1.3; ` +
        `ssl_certificate ${quote(tls.certificate)}; ssl_certificate_key ${quote(tls.key)};`
      : '',
    documents: quote(documents),
    pages: quote(hasOwnPages(directory, config) ? directory : documents),
    securityHeaders: Object.entries(SECURITY_HEADERS)
      .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
      .join('\n    '),
    neverAPage: pattern(NEVER_A_PAGE),
    directory: quote(directory),
    cataloguePage: pattern(CATALOGUE_PAGE),
    file: pattern(FILE),
    unknownPage: pattern(UNKNOWN_PAGE),
  };
  const template = readFileSync(join(__dirname, 'nginx.conf'), 'utf8');
  const file = join(runDirectory, 'nginx.conf');
  writeFileSync(
    file,
    template.replace(/\{\{(\w+)\}\}/g, (_name, name: string) => values[name]!),
  );
  return file;
}
