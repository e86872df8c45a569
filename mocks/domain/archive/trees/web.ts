import {
  json,
  perModule,
  shell,
  type Blueprint,
  type SourceFiles,
  type SourceTree,
} from './blueprint';

const styles = `:root {
  color-scheme: light dark;
  font-family: system-ui, sans-serif;
}

body {
  max-width: 64rem;
  margin: 0 auto;
  padding: 1rem;
}

nav {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
}

table {
  width: 100%;
  border-collapse: collapse;
}

td,
th {
  padding: 0.5rem;
  text-align: left;
  border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent);
}
`;

const api = `const BASE = import.meta.env.VITE_API_URL ?? '/api';

async function request(path, options) {
  const response = await fetch(\`\${BASE}/\${path}\`, {
    headers: { 'Content-Type': 'application/json' },
    ...options,
  });
  if (!response.ok) throw new Error(\`The server answered \${response.status}\`);
  return response.status === 204 ? null : response.json();
}

export const list = (name) => request(name);
export const add = (name, values) =>
  request(name, { method: 'POST', body: JSON.stringify(values) });
export const remove = (name, id) => request(\`\${name}/\${id}\`, { method: 'DELETE' });
`;

const reactTable = `import { useEffect, useState } from 'react';
import { add, list, remove } from '../api.js';

/** The rows of one part of the application, with a form for a new one. */
export function RecordTable({ name, heading }) {
  const [rows, setRows] = useState([]);
  const [problem, setProblem] = useState('');

  const reload = () =>
    list(name).then(setRows, (error) => setProblem(error.message));
  useEffect(() => void reload(), [name]);

  const submit = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    await add(name, Object.fromEntries(new FormData(form)));
    form.reset();
    await reload();
  };

  return (
    <section>
      <h1>{heading}</h1>
      {problem && <p role="alert">{problem}</p>}
      <form onSubmit={submit}>
        <label>
          Name <input name="name" required maxLength={200} />
        </label>
        <button>Add</button>
      </form>
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>State</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.name}</td>
              <td>{row.state}</td>
              <td>
                <button onClick={() => remove(name, row.id).then(reload)}>Remove</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
`;

const vueTable = `<script setup>
import { onMounted, ref } from 'vue';
import { add, list, remove } from '../api.js';

const props = defineProps({ name: String, heading: String });
const rows = ref([]);
const text = ref('');

const reload = async () => (rows.value = await list(props.name));
const submit = async () => {
  await add(props.name, { name: text.value });
  text.value = '';
  await reload();
};
onMounted(reload);
</script>

<template>
  <section>
    <h1>{{ heading }}</h1>
    <form @submit.prevent="submit">
      <label>Name <input v-model="text" required maxlength="200" /></label>
      <button>Add</button>
    </form>
    <table>
      <tr v-for="row in rows" :key="row.id">
        <td>{{ row.name }}</td>
        <td>{{ row.state }}</td>
        <td><button @click="remove(name, row.id).then(reload)">Remove</button></td>
      </tr>
    </table>
  </section>
</template>
`;

function reactFiles(blueprint: Blueprint): SourceFiles {
  const { modules, title } = blueprint;
  return {
    'src/main.jsx': `import { createRoot } from 'react-dom/client';\nimport { App } from './App.jsx';\nimport './styles.css';\n\ncreateRoot(document.getElementById('root')).render(<App />);\n`,
    'src/App.jsx': `import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';\n${modules.map(({ pascal }) => `import { ${pascal}Page } from './pages/${pascal}Page.jsx';\n`).join('')}\nexport function App() {\n  return (\n    <BrowserRouter>\n      <nav aria-label="${title.replaceAll('"', '')}">\n${modules.map(({ kebab, title: name }) => `        <Link to="/${kebab}">${name}</Link>\n`).join('')}      </nav>\n      <Routes>\n${modules.map(({ kebab, pascal }, index) => `        <Route path="${index === 0 ? '/' : `/${kebab}`}" element={<${pascal}Page />} />\n`).join('')}      </Routes>\n    </BrowserRouter>\n  );\n}\n`,
    'src/components/RecordTable.jsx': reactTable,
    ...perModule(blueprint, ({ pascal, kebab, feature, title: heading }) => ({
      [`src/pages/${pascal}Page.jsx`]: `import { RecordTable } from '../components/RecordTable.jsx';\n\n/** ${feature}. */\nexport function ${pascal}Page() {\n  return <RecordTable name="${kebab}" heading="${heading}" />;\n}\n`,
    })),
  };
}

function vueFiles(blueprint: Blueprint): SourceFiles {
  const { modules } = blueprint;
  return {
    'src/main.js': `import { createApp } from 'vue';\nimport { createRouter, createWebHistory } from 'vue-router';\nimport App from './App.vue';\nimport './styles.css';\n${modules.map(({ pascal }) => `import ${pascal}Page from './pages/${pascal}Page.vue';\n`).join('')}\nconst routes = [\n${modules.map(({ kebab, pascal }, index) => `  { path: '${index === 0 ? '/' : `/${kebab}`}', component: ${pascal}Page },\n`).join('')}];\n\ncreateApp(App)\n  .use(createRouter({ history: createWebHistory(), routes }))\n  .mount('#root');\n`,
    'src/App.vue': `<template>\n  <nav>\n${modules.map(({ kebab, title }, index) => `    <RouterLink to="${index === 0 ? '/' : `/${kebab}`}">${title}</RouterLink>\n`).join('')}  </nav>\n  <RouterView />\n</template>\n`,
    'src/components/RecordTable.vue': vueTable,
    ...perModule(blueprint, ({ pascal, kebab, feature, title }) => ({
      [`src/pages/${pascal}Page.vue`]: `<script setup>\nimport RecordTable from '../components/RecordTable.vue';\n</script>\n\n<template>\n  <!-- ${feature} -->\n  <RecordTable name="${kebab}" heading="${title}" />\n</template>\n`,
    })),
  };
}

function plainFiles(blueprint: Blueprint): SourceFiles {
  const { modules } = blueprint;
  return {
    'src/main.js': `import './styles.css';\n${modules.map(({ camel, kebab }) => `import { show as ${camel} } from './parts/${kebab}.js';\n`).join('')}\nconst parts = { ${modules.map(({ camel }) => camel).join(', ')} };\nconst root = document.getElementById('root');\n\nfor (const [name, show] of Object.entries(parts)) {\n  const section = document.createElement('section');\n  section.id = name;\n  root.append(section);\n  show(section);\n}\n`,
    'src/state.js': `const KEY = 'state';\n\n/** Reads what the browser keeps; an empty state if it is missing or damaged. */\nexport function readState() {\n  try {\n    return JSON.parse(localStorage.getItem(KEY)) ?? {};\n  } catch {\n    return {};\n  }\n}\n\n/** Keeps a part of the state. */\nexport function keep(name, value) {\n  localStorage.setItem(KEY, JSON.stringify({ ...readState(), [name]: value }));\n}\n`,
    ...perModule(blueprint, ({ kebab, feature, title, camel }) => ({
      [`src/parts/${kebab}.js`]: `import { keep, readState } from '../state.js';\n\n/** ${feature}. */\nexport function show(section) {\n  const heading = document.createElement('h2');\n  heading.textContent = '${title}';\n  const entries = readState().${camel} ?? [];\n  const list = document.createElement('ul');\n  list.append(...entries.map((text) => Object.assign(document.createElement('li'), { textContent: text })));\n  const input = Object.assign(document.createElement('input'), { ariaLabel: 'New entry' });\n  input.addEventListener('change', () => {\n    keep('${camel}', [...entries, input.value]);\n    section.replaceChildren();\n    show(section);\n  });\n  section.append(heading, list, input);\n}\n`,
      [`tests/${kebab}.test.js`]: `import { expect, it } from 'vitest';\nimport { keep, readState } from '../src/state.js';\n\nit('keeps ${title.toLowerCase()}', () => {\n  keep('${camel}', ['First']);\n  expect(readState().${camel}).toEqual(['First']);\n});\n`,
    })),
  };
}

/** Returns whether a project lists a framework for its client. */
export const hasClient = ({ uses }: Blueprint) =>
  uses('React', 'Next.js', 'Vue', 'Svelte', 'Angular', 'Inertia', 'Electron');

/** The browser's part of a project: React, Vue, or plain modules. */
export function webTree(blueprint: Blueprint): SourceTree {
  const { slug, version, title, uses } = blueprint;
  const isVue = uses('Vue', 'Inertia');
  const isReact = !isVue && hasClient(blueprint);
  const libraries = isVue
    ? { vue: '^3.4.0', 'vue-router': '^4.3.0' }
    : isReact
      ? { react: '^18.3.0', 'react-dom': '^18.3.0', 'react-router-dom': '^6.23.0' }
      : {};
  const plugin = isVue ? 'vue' : 'react';
  const hasPlugin = isVue || isReact;
  return {
    files: {
      'package.json': json({
        name: slug,
        version,
        private: true,
        type: 'module',
        scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview', test: 'vitest run' },
        dependencies: libraries,
        devDependencies: {
          ...(hasPlugin && { [`@vitejs/plugin-${plugin}`]: isVue ? '^5.0.0' : '^4.3.0' }),
          jsdom: '^24.1.0',
          vite: '^5.3.0',
          vitest: '^1.6.0',
        },
      }),
      'vite.config.js': `import { defineConfig } from 'vite';\n${hasPlugin ? `import ${plugin} from '@vitejs/plugin-${plugin}';\n` : ''}\nexport default defineConfig({\n${hasPlugin ? `  plugins: [${plugin}()],\n` : ''}  server: { proxy: { '/api': 'http://localhost:8080' } },\n  test: { environment: 'jsdom' },\n});\n`,
      'index.html': `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <meta name="viewport" content="width=device-width, initial-scale=1" />\n    <title>${title.replaceAll('&', '&amp;')}</title>\n  </head>\n  <body>\n    <main id="root"></main>\n    <script type="module" src="/src/main.${isReact ? 'jsx' : 'js'}"></script>\n  </body>\n</html>\n`,
      'public/favicon.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f5673"/><path d="M10 22V10h4v8h8v4z" fill="#fff"/></svg>\n',
      'src/styles.css': styles,
      ...(hasPlugin && { 'src/api.js': api }),
      ...(isVue ? vueFiles(blueprint) : isReact ? reactFiles(blueprint) : plainFiles(blueprint)),
    },
    start: [
      `Install the packages and start the development server:\n\n${shell('npm install', 'npm run dev')}`,
      'Open <http://localhost:5173>. `npm run build` makes `dist/` for any static web host.',
    ],
  };
}
