import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, parse } from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import {
  BannerPlugin,
  type Chunk,
  Compilation,
  type Compiler,
  type Configuration,
  CopyRspackPlugin,
  DefinePlugin,
  sources,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { DEMO_SCRIPT, demoPath, makeDemoPage } from './mocks/domain/demoPage';
import { PICTURE_WIDTHS } from './mocks/domain/pictureWidths';
import catalogue from './mocks/seeds/data/catalogue.json';
import { landingPages } from './tools/build/landingPages';
import { moveSourceMaps } from './tools/build/moveSourceMaps';
import { writePageScripts } from './tools/build/pageScripts';
import { readSizedPicture } from './tools/build/sizedPictures';
import { CONFIG_FILE, CONFIG_SCHEMA_FILE } from './tools/config/configFile';
import {
  configFromEnvironment,
  toConfigFile,
  toConfigSchemaFile,
} from './tools/config/environment';

/** The `--env` options: `demo` includes the mocks, `api` is the real backend of the dev server. */
type BuildEnvironment = { RSPACK_SERVE?: boolean; demo?: boolean; api?: string };

const DEFAULT_PORT = 3000;
const SIMULATED_CHECKOUT = 'simulated-checkout';
const DEMO_APP = DEMO_SCRIPT.slice(1, -'.js'.length);
/** The scripts of the mock backend that pages name, so that they have no hash. */
const namedScripts = new Set<string | undefined>([SIMULATED_CHECKOUT, DEMO_APP]);

/** Bytes before minifying. Smaller chunks compress worse and cost a request each. */
const SHARED_CHUNK_BYTES = 64_000;

/** Files that the build precompresses, except config.json, which may be edited afterwards. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;

const root = (...parts: string[]) => join(__dirname, ...parts);

const isAdminChunk = ({ name }: Chunk) => Boolean(name?.startsWith('admin'));
const isShopChunk = (chunk: Chunk) => !chunk.canBeInitial() && !isAdminChunk(chunk);

/** The pictures of the seeded projects in smaller widths. */
const sizedPictures = PICTURE_WIDTHS.map((width) => ({
  from: root('mocks/uploads/images/*.webp'),
  to: `uploads/images/[name]-${width}[ext]`,
  transform: async (_file: Buffer, path: string) =>
    (await readSizedPicture(`${parse(path).name}-${width}.webp`))!,
}));

/** Answers the dev server's requests for pictures in smaller widths. */
async function sendSizedPicture(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const file = await readSizedPicture(url);
  if (file) response.setHeader('Content-Type', 'image/webp').end(file);
  else next();
}

/** Keeps the source maps, which contain the whole source code, and the lists of scripts out of what is served. */
const keepSourceMapsApart = (compiler: Compiler) =>
  compiler.hooks.done.tap('SourceMaps', ({ compilation }) => {
    moveSourceMaps(compiler.outputPath);
    writePageScripts(compilation, compiler.outputPath);
  });

/** Writes config.json, which the shop reads when it starts, and its JSON Schema. */
const emitConfig = (text: string) => (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('Config', (compilation) =>
    compilation.hooks.processAssets.tap('Config', () => {
      compilation.emitAsset(CONFIG_FILE, new sources.RawSource(text));
      compilation.emitAsset(CONFIG_SCHEMA_FILE, new sources.RawSource(toConfigSchemaFile()));
    }),
  );

/** Writes the demo pages of the seeded projects, because a service worker cannot open pages. */
const emitDemoPages = (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('Demos', (compilation) =>
    compilation.hooks.processAssets.tap('Demos', () => {
      for (const { category, entries } of catalogue) {
        for (const entry of entries.filter(({ hasDemo }) => hasDemo)) {
          const page = makeDemoPage({ category, ...entry });
          compilation.emitAsset(demoPath(entry.title).slice(1), new sources.RawSource(page));
        }
      }
    }),
  );

export default function configure(environment: BuildEnvironment): Configuration {
  const isServer = Boolean(environment.RSPACK_SERVE);
  const hasMocks = (isServer && !environment.api) || Boolean(environment.demo);
  const variables = { ...process.env };
  if (environment.api) variables.API_HOST = environment.api;
  if (hasMocks) variables.CHECKOUT_SCRIPT_URL ||= `/${SIMULATED_CHECKOUT}.js`;
  const config = toConfigFile(configFromEnvironment(variables));

  return {
    mode: isServer ? 'development' : 'production',
    // Hidden: no script names its map, which is not served.
    devtool: isServer ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    entry: {
      main: root('src/boot.ts'),
      ...(hasMocks && {
        [SIMULATED_CHECKOUT]: root('mocks/checkout/index.ts'),
        [DEMO_APP]: root('mocks/demo/index.tsx'),
      }),
    },
    output: {
      path: root(hasMocks ? 'dist-demo' : 'dist'),
      filename: ({ chunk }) =>
        isServer || namedScripts.has(chunk?.name)
          ? '[name].js'
          : 'assets/[name].[contenthash:6].js',
      chunkFilename: isServer ? '[name].chunk.js' : 'assets/[name].[contenthash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      publicPath: '/',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { '@': root('src'), '@mocks': root('mocks') },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: isServer, refresh: isServer },
              },
              target: 'es2022',
            },
          },
        },
        // Pages must not compile schemas at run time, so validators are precompiled.
        {
          test: root('mocks/contract/contractChecks.ts'),
          loader: root('mocks/contract/loader.cjs'),
        },
        {
          test: root('src/theme/globalStyles.ts'),
          loader: root('tools/build/globalStyles.cjs'),
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new DefinePlugin({ 'process.env.MOCKS': JSON.stringify(hasMocks ? 'true' : '') }),
      emitConfig(config),
      ...(hasMocks ? [emitDemoPages] : []),
      new HtmlPlugin({
        template: root('public/index.html'),
        chunks: ['main'],
        inject: false,
        templateParameters: (compilation: Compilation, files: unknown) => ({
          htmlWebpackPlugin: { files },
          landingPages: isServer ? [] : landingPages(compilation),
          // Requests that leave before the service worker is there would miss the mock backend.
          hasEarlyRequests: !hasMocks,
        }),
        minify: isServer
          ? false
          : { collapseWhitespace: true, minifyCSS: true, removeComments: true },
      }),
      ...(isServer
        ? [new ReactRefreshRspackPlugin()]
        : [
            keepSourceMapsApart,
            // Chromium compiles the functions of the first script while it arrives, instead of one by
            // one on the main thread.
            new BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /main/,
              // After the minimizer, which removes comments.
              stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            new CopyRspackPlugin({
              patterns: [
                {
                  from: root('public'),
                  globOptions: {
                    ignore: ['**/index.html', ...(hasMocks ? [] : ['**/mockServiceWorker.js'])],
                  },
                },
                // The pictures of the seeded projects, as an owner would have uploaded them.
                ...(hasMocks
                  ? [{ from: root('mocks/uploads'), to: 'uploads' }, ...sizedPictures]
                  : []),
              ],
            }),
            new CompressionPlugin<BrotliOptions>({
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
              test: COMPRESSIBLE,
              exclude: CONFIG_FILE,
            }),
            new CompressionPlugin({
              filename: '[path][base].gz',
              algorithm: 'gzip',
              test: COMPRESSIBLE,
              exclude: CONFIG_FILE,
            }),
          ]),
    ],
    optimization: {
      minimizer: [new SwcJsMinimizerRspackPlugin({ extractComments: false })],
      ...(!isServer && {
        mangleExports: 'size',
        splitChunks: {
          cacheGroups: {
            // Modules shared with the admin panel must not change the chunks of the shop.
            default: { chunks: isShopChunk, minSize: SHARED_CHUNK_BYTES },
            defaultVendors: { chunks: isShopChunk, minSize: SHARED_CHUNK_BYTES },
            admin: {
              chunks: isAdminChunk,
              minChunks: 2,
              minSize: 4_000,
              priority: -20,
              reuseExistingChunk: true,
            },
            adminVendors: {
              test: /node_modules/,
              chunks: isAdminChunk,
              priority: -10,
              reuseExistingChunk: true,
            },
          },
        },
      }),
    },
    performance: false,
    cache: {
      type: 'persistent',
      // The configuration, and what its loader of contract checks runs.
      buildDependencies: [__filename, root('mocks/contract'), root('tools/contract/document')],
      storage: { type: 'filesystem', directory: root('.cache/bundler') },
    },
    // Lazy compilation saves little here and may reload a page that was just opened.
    lazyCompilation: false,
    // Milliseconds. Editors write a file in several steps; an update of each would reload the page.
    watchOptions: { aggregateTimeout: 50 },
    devServer: {
      host: 'localhost',
      port: Number(process.env.PORT) || DEFAULT_PORT,
      static: [
        { directory: root('public') },
        ...(hasMocks ? [{ directory: root('mocks/uploads'), publicPath: '/uploads' }] : []),
      ],
      setupMiddlewares: (middlewares) => [
        ...(hasMocks ? [{ path: '/uploads/images', middleware: sendSizedPicture }] : []),
        ...middlewares,
      ],
      historyApiFallback: true,
      hot: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
    // The cache logs a warning for each import by an alias, which it does not follow.
    stats: { preset: 'errors-warnings', logging: 'error' },
  };
}
