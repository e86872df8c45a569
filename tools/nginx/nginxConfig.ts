import { paths } from '../../src/config/paths';
import { FILE, NEVER_A_PAGE, PROJECT_DOCUMENTS, SECURITY_HEADERS } from '../serve/addresses';
import { ADMIN_PAGES } from '../serve/pageStatus';

/** Parameters of nginx's configuration; all paths are absolute. */
export type NginxOptions = {
  /** Output directory of a build. */
  directory: string;
  configFile: string;
  /** A directory writable by nginx; its folder `documents` contains the documents of the build. */
  runDirectory: string;
  port: number;
  /** The document names by path. */
  documents: Readonly<Record<string, string>>;
  /** Names of other files served from the folder `documents`. */
  files: readonly string[];
  /** The document of all other paths. */
  appDocument: string;
  /**
   * Whether the folder `documents/projects` contains documents by id; their policy is that of other
   * pages.
   */
  hasProjects?: boolean;
  /** The Content-Security-Policy of each document. */
  policies: Readonly<Record<string, string>>;
  /** Serves HTTP/2 over TLS, too. */
  tls?: { port: number; certificate: string; key: string };
  /** Path of the access log; no log by default. */
  accessLog?: string;
  /** Timeout in milliseconds for receiving a request, and for inactivity. */
  patienceMs?: number;
};

/** As in tools/serve. */
const PATIENCE_MS = 15_000;
/** Where Debian's libnginx-mod-http-brotli-static installs it. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const TYPES: Record<string, string> = {
  'application/gzip': 'gz',
  'application/json; charset=utf-8': 'json map',
  'application/manifest+json; charset=utf-8': 'webmanifest',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'font/woff': 'woff',
  'font/woff2': 'woff2',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'text/css; charset=utf-8': 'css',
  'text/html; charset=utf-8': 'html',
  'text/javascript; charset=utf-8': 'js mjs',
  'text/plain; charset=utf-8': 'txt',
};

/** Errors with a text, like those of tools/serve. */
const ERRORS: Record<number, string> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  412: 'Precondition Failed',
  414: 'Request address too large',
  431: 'Request header fields too large',
};
/** Errors of malformed requests, for which nginx has no named location. */
const UNREADABLE = ['400', '414', '431'];
const errorLocation = (status: string) =>
  UNREADABLE.includes(status) ? `/:${status}` : `@error${status}`;
/** nginx's internal status for 431. */
const OWN_STATUS: Record<string, string> = { 431: '494 =431' };

/** Quotes a string for nginx's configuration; it may not contain variables. */
function quote(text: string): string {
  if (/\n|\$\w/.test(text)) throw new Error(`nginx cannot be given ${JSON.stringify(text)}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

const lines = (texts: readonly string[]) => texts.join('\n    ');

const match = ({ source, flags }: RegExp) =>
  `${flags.includes('i') ? '~*' : '~'} ${quote(source.replaceAll('\\/', '/'))}`;

/** Paths for which `pageStatus` is 404: with a dot, or unknown below /admin. */
const DOTTED = /\.[^/]*\/*$/i;
const KNOWN_BELOW_ADMIN = ADMIN_PAGES.map((page) => page.slice(paths.admin.length + 1));
const UNKNOWN_BELOW_ADMIN = new RegExp(
  `^${paths.admin}/(?!(?:${KNOWN_BELOW_ADMIN.join('|')}|projects/[^/]+)/*$)`,
  'i',
);

/**
 * Returns the configuration with which nginx serves a build as tools/serve does.
 */
export function nginxConfig(options: NginxOptions): string {
  const { directory, runDirectory, documents, files, appDocument, policies, tls } = options;
  const patience = `${options.patienceMs ?? PATIENCE_MS}ms`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${quote(`${runDirectory}/temporary`)};`,
  );
  const root = `root ${quote(`${runDirectory}/documents`)};`;
  const document = (name: string) =>
    `${root} set $document ${quote(name)}; try_files ${quote(`/${name}`)} =500;`;
  const ofProjects =
    `location ~ "^/projects/(\\d+)$" { ${root} set $document ${quote(appDocument)}; ` +
    `try_files /${PROJECT_DOCUMENTS}/$1.html ${quote(`/${appDocument}`)} =500; }`;
  return `# Written by tools/nginx; edit config.json instead.
daemon off;
worker_processes auto;
pid ${quote(`${runDirectory}/nginx.pid`)};
error_log stderr warn;
load_module ${quote(BROTLI_MODULE)};

events {
  worker_connections 4096;
}

http {
  ${temporary.join('\n  ')}
  access_log ${options.accessLog ?? 'off'};
  server_tokens off;
  # A request that cannot be read has no document, and no policy.
  uninitialized_variable_warn off;
  sendfile on;
  tcp_nopush on;

  types {
    ${lines(Object.entries(TYPES).map(([type, names]) => `${quote(type)} ${names};`))}
  }
  default_type application/octet-stream;

  map $document $policy {
    default "";
    ${lines(Object.entries(policies).map(([name, policy]) => `${quote(name)} ${quote(policy)};`))}
  }
  map "$status $uri" $caching {
    default no-cache;
    "~^(200|304) /assets/[^/]+\\.[0-9a-f]{6,}\\.[^/]+$" "public, max-age=31536000, immutable";
  }
  map $status $allowed {
    default "";
    405 "GET, HEAD";
  }

  server {
    listen ${options.port};
    ${tls ? `listen ${tls.port} ssl http2;\n    ssl_certificate ${quote(tls.certificate)};\n    ssl_certificate_key ${quote(tls.key)};\n    ssl_protocols TLSv1.2 TLSv1.3;` : ''}
    root ${quote(directory)};
    merge_slashes off;
    max_ranges 0;
    brotli_static on;
    gzip_static on;

    client_header_timeout ${patience};
    client_body_timeout ${patience};
    send_timeout ${patience};
    keepalive_timeout ${patience};
    lingering_timeout ${patience};

    ${lines(Object.entries(SECURITY_HEADERS).map(([name, value]) => `add_header ${name} ${quote(value)} always;`))}
    add_header Content-Security-Policy $policy always;
    add_header Cache-Control $caching always;
    add_header Allow $allowed always;
    add_header Vary Accept-Encoding always;

    ${lines(Object.keys(ERRORS).map((status) => `error_page ${OWN_STATUS[status] ?? status} ${errorLocation(status)};`))}

    set $document "";
    if ($request_method !~ "^(GET|HEAD)$") {
      return 405;
    }
    if ($uri ~ "\\\\\\\\") {
      return 400;
    }

    ${lines(Object.entries(documents).map(([path, name]) => `location = ${path} { ${document(name)} }`))}
    ${lines(files.map((name) => `location = /${name} { ${root} }`))}
    location = /config.json {
      alias ${quote(options.configFile)};
      types {}
      default_type "application/json; charset=utf-8";
      brotli_static off;
      gzip_static off;
    }
    ${options.hasProjects ? ofProjects : ''}
    location ~ "\\.(br|gz)$" { return 404; }
    location ${match(NEVER_A_PAGE)} { try_files $uri =404; }
    location ${match(FILE)} { try_files $uri =404; }
    location ${match(DOTTED)} { error_page 404 @unknown; return 404; }
    location ${match(UNKNOWN_BELOW_ADMIN)} { error_page 404 @unknown; return 404; }
    location / { ${document(appDocument)} }

    location @unknown { ${document(appDocument)} }
    ${lines(
      Object.entries(ERRORS).map(
        ([status, text]) =>
          `location ${UNREADABLE.includes(status) ? '= ' : ''}${errorLocation(status)} { ` +
          `${UNREADABLE.includes(status) ? 'internal; ' : ''}types {} ` +
          `default_type "text/plain; charset=utf-8"; return ${status} "${text}\\n"; }`,
      ),
    )}
  }
}
`;
}
