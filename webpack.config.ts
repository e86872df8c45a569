import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { BannerPlugin, Compilation, DefinePlugin, type Chunk, type Configuration } from 'webpack';
import { constants, type BrotliOptions } from 'node:zlib';
import 'webpack-dev-server';
import { compileChecks } from './mocks/contract/compileChecks';

/** What `--env` may say: `demo` builds the mocks in, `api` names a real backend for the dev server. */
type BuildEnvironment = { WEBPACK_SERVE?: boolean; demo?: boolean; api?: string };

const DEFAULT_PORT = 3000;
const SIMULATED_CHECKOUT = 'simulated-checkout';

/** Variables that a build takes from its environment; unset ones become empty. */
const BUILD_VARIABLES = [
  'API_HOST',
  'PUBLIC_API_HOST',
  'CHECKOUT_SCRIPT_URL',
  'SITE_URL',
  'SPLASH_MS',
  'CATALOG_ACCESS',
  'TOAST_DURATIONS',
  'PAYMENT_ERRORS',
  'AUTH_CLEAR',
  'CART_CHECKOUT',
  'IDEAS_SOURCE',
  'CHAT_LAUNCHER',
];

const root = (...parts: string[]) => join(__dirname, ...parts);

const CONTRACT_CHECKS = root('.cache/contractChecks.cjs');

/** Writes what the workbench checks calls by; pages may not compile it themselves. */
function writeContractChecks(): void {
  mkdirSync(dirname(CONTRACT_CHECKS), { recursive: true });
  writeFileSync(CONTRACT_CHECKS, compileChecks());
}

const isAdminChunk = ({ name }: Chunk) => Boolean(name?.startsWith('admin'));
const isShopChunk = (chunk: Chunk) => !chunk.canBeInitial() && !isAdminChunk(chunk);

export default function configure(environment: BuildEnvironment): Configuration {
  const isServer = Boolean(environment.WEBPACK_SERVE);
  const hasMocks = (isServer && !environment.api) || Boolean(environment.demo);
  const variables: Record<string, string> = Object.fromEntries(
    BUILD_VARIABLES.map((name) => [name, process.env[name] ?? '']),
  );
  if (hasMocks) writeContractChecks();
  if (environment.api) variables.API_HOST = environment.api;
  if (hasMocks) variables.CHECKOUT_SCRIPT_URL ||= `/${SIMULATED_CHECKOUT}.js`;

  return {
    mode: isServer ? 'development' : 'production',
    devtool: isServer ? 'eval-source-map' : 'source-map',
    entry: {
      main: root('src/main.tsx'),
      ...(hasMocks && { [SIMULATED_CHECKOUT]: root('mocks/checkout/index.ts') }),
    },
    output: {
      path: root(hasMocks ? 'dist-demo' : 'dist'),
      filename: ({ chunk }) =>
        isServer || chunk?.name === SIMULATED_CHECKOUT
          ? '[name].js'
          : 'assets/[name].[contenthash:8].js',
      chunkFilename: isServer ? '[name].chunk.js' : 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '/',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        '@mocks/contract/contractChecks$': CONTRACT_CHECKS,
        '@': root('src'),
        '@mocks': root('mocks'),
        // The package's own entry is its development build, whatever the mode.
        ...(!isServer && {
          'react-router$': root('node_modules/react-router/dist/production/index.mjs'),
          '@emotion/is-prop-valid$': root('src/theme/isForwardedProp.ts'),
        }),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
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
        { test: /\.woff2$/, type: 'asset/resource' },
        {
          test: /node_modules[\\/]@mui[\\/]utils[\\/]deepmerge/,
          resolve: { alias: { 'react-is$': root('src/theme/isElementType.ts') } },
        },
        // The admin panel's grids and charts take more of this package than the shop does, which
        // would carry it for them; so they have a copy of their own.
        {
          test: /node_modules[\\/]@mui[\\/]x-/,
          resolve: {
            alias: { reselect$: root('node_modules/reselect/dist/reselect.legacy-esm.js') },
          },
        },
        // These packages do not say that what is not used of them can be left out.
        {
          test: /node_modules[\\/](redux-persist|notistack|hoist-non-react-statics|react-is)[\\/]/,
          sideEffects: false,
        },
      ],
    },
    plugins: [
      new DefinePlugin({
        ...Object.fromEntries(
          Object.entries(variables).map(([name, value]) => [
            `process.env.${name}`,
            JSON.stringify(value),
          ]),
        ),
        // The build writes the theme's styles into the HTML; see tools/prerender.
        'process.env.STATIC_STYLES': JSON.stringify(isServer ? '' : 'true'),
        'process.env.MOCKS': JSON.stringify(hasMocks ? 'true' : ''),
      }),
      new HtmlPlugin({
        template: root('public/index.html'),
        chunks: ['main'],
        inject: false,
        minify: isServer
          ? false
          : { collapseWhitespace: true, minifyCSS: true, removeComments: true },
      }),
      new CopyPlugin({
        patterns: [
          {
            from: root('public'),
            filter: (path) =>
              !path.endsWith('index.html') && (hasMocks || !path.endsWith('mockServiceWorker.js')),
          },
        ],
      }),
      isServer && new ReactRefreshPlugin({ overlay: false }),
      // Chromium then compiles what every page runs at its start while it loads, beside the main
      // thread; see https://v8.dev/blog/explicit-compile-hints.
      !isServer &&
        new BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /(main|vendor)\.\w+\.js$/,
          stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      !isServer &&
        new CompressionPlugin<BrotliOptions>({
          filename: '[path][base].br',
          algorithm: 'brotliCompress',
          compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
          test: /\.(js|css|svg|json|webmanifest|txt)$/,
        }),
      !isServer &&
        new CompressionPlugin({
          filename: '[path][base].gz',
          algorithm: 'gzip',
          test: /\.(js|css|svg|json|webmanifest|txt)$/,
        }),
    ],
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          // What the first leaves, the second makes smaller still.
          minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.terserMinify],
          minimizerOptions: [
            { compress: { passes: 4, ecma: 2022 }, mangle: true },
            { ecma: 2020, compress: { passes: 3 } },
          ],
          extractComments: false,
        }),
      ],
      splitChunks: {
        cacheGroups: {
          vendor: {
            name: 'vendor',
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|immer|reselect|redux|redux-thunk|use-sync-external-store)[\\/]/,
            chunks: (chunk) => chunk.name === 'main',
            enforce: true,
          },
          // What the admin panel shares with the shop must not change how the shop is cut up.
          default: { chunks: isShopChunk },
          defaultVendors: { chunks: isShopChunk },
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
      runtimeChunk: false,
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: root('.cache/webpack'),
      buildDependencies: { config: [__filename] },
    },
    devServer: {
      host: 'localhost',
      port: Number(process.env.PORT) || DEFAULT_PORT,
      historyApiFallback: true,
      hot: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
    stats: { preset: 'errors-warnings' },
  };
}
