/**
 * dependency-cruiser's configuration for docs/architecture.svg: one box per folder of src and per
 * other part of the repository.
 */

const FONT = 'Helvetica, Arial, sans-serif';
/** Every layer may import these, so their edges are drawn faintly. */
const SHARED = '^src/(lib|config)';

const fill = (path, fillcolor, color) => ({
  criteria: { source: path },
  attributes: { fillcolor, color },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  extends: '../../.dependency-cruiser.cjs',
  options: {
    // Type imports do not exist at run time.
    tsPreCompilationDeps: false,
    exclude: { path: ['\\.test\\.tsx?$', '^src/testing/'] },
    includeOnly: { path: '^(src|mocks|tools)/' },
    reporterOptions: {
      dot: {
        collapsePattern: '^(src/[^/]+|mocks|tools)',
        theme: {
          replace: true,
          graph: {
            // GitHub shows the picture on light and dark pages, so it has its own background.
            bgcolor: '#ffffff',
            rankdir: 'TB',
            splines: 'true',
            nodesep: '0.5',
            ranksep: '0.6',
            pad: '0.3',
            fontname: FONT,
            fontsize: '13',
            fontcolor: '#57606a',
            color: '#c9d1d9',
            style: 'rounded',
          },
          node: {
            shape: 'box',
            style: 'rounded,filled',
            height: '0.45',
            width: '1.1',
            penwidth: '1.4',
            fontname: FONT,
            fontsize: '15',
            fontcolor: '#1f2328',
          },
          edge: { arrowsize: '0.8', penwidth: '1.4', color: '#57606a' },
          modules: [
            fill('^src/(main|app|pages|features)', '#dbe9ff', '#2f6fd0'),
            fill('^src/(api|realtime)', '#d9f3e1', '#2c8a4b'),
            fill('^src/(ui|theme)', '#efe3ff', '#7d4cc0'),
            fill(SHARED, '#eceff2', '#6e7781'),
            fill('^(mocks|tools)', '#ffeccf', '#b7710d'),
          ],
          dependencies: [
            {
              criteria: { resolved: SHARED },
              attributes: { color: '#b8c0c8', penwidth: '1', arrowsize: '0.6' },
            },
            { criteria: { dynamic: true }, attributes: { style: 'dashed' } },
          ],
        },
      },
    },
  },
};
