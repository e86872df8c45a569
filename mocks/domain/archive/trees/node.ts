import {
  composeFile,
  composeStep,
  databaseOf,
  json,
  migrations,
  perModule,
  shell,
  type Blueprint,
  type SourceTree,
} from './blueprint';

const STORES = {
  postgresql: {
    packages: { pg: '^8.12.0' },
    code: `import pg from 'pg';
import { config } from './config.js';

const pool = new pg.Pool({ connectionString: config.databaseUrl });

export const query = async (sql, values = []) => (await pool.query(sql, values)).rows;

/** The rows of a table. */
export const table = (name) => ({
  list: () => query(\`SELECT * FROM \${name} ORDER BY created_at DESC LIMIT 200\`),
  add: async (text) =>
    (await query(\`INSERT INTO \${name} (name) VALUES ($1) RETURNING *\`, [text]))[0],
  remove: (id) => query(\`DELETE FROM \${name} WHERE id = $1\`, [id]),
});

export const close = () => pool.end();
`,
  },
  mysql: {
    packages: { mysql2: '^3.10.0' },
    code: `import mysql from 'mysql2/promise';
import { config } from './config.js';

const pool = mysql.createPool(config.databaseUrl);

export const query = async (sql, values = []) => (await pool.query(sql, values))[0];

/** The rows of a table. */
export const table = (name) => ({
  list: () => query(\`SELECT * FROM \${name} ORDER BY created_at DESC LIMIT 200\`),
  add: async (text) => {
    const { insertId } = await query(\`INSERT INTO \${name} (name) VALUES (?)\`, [text]);
    return (await query(\`SELECT * FROM \${name} WHERE id = ?\`, [insertId]))[0];
  },
  remove: (id) => query(\`DELETE FROM \${name} WHERE id = ?\`, [id]),
});

export const close = () => pool.end();
`,
  },
  mongodb: {
    packages: { mongodb: '^6.8.0' },
    code: `import { MongoClient, ObjectId } from 'mongodb';
import { config } from './config.js';

const client = new MongoClient(config.databaseUrl);

/** The documents of a collection. */
export const table = (name) => {
  const collection = client.db().collection(name);
  return {
    list: async () => {
      const found = await collection.find().sort({ createdAt: -1 }).limit(200).toArray();
      return found.map(({ _id, ...rest }) => ({ id: String(_id), ...rest }));
    },
    add: async (text) => {
      const values = { name: text, state: 'open', createdAt: new Date() };
      const { insertedId } = await collection.insertOne(values);
      return { id: String(insertedId), ...values };
    },
    remove: (id) => collection.deleteOne({ _id: new ObjectId(id) }),
  };
};

export const close = () => client.close();
`,
  },
  sqlite: {
    packages: { 'better-sqlite3': '^11.1.0' },
    code: `import Database from 'better-sqlite3';
import { config } from './config.js';

const database = new Database(config.databaseUrl);

export const query = async (sql) => database.exec(sql);

/** The rows of a table. */
export const table = (name) => ({
  list: async () =>
    database.prepare(\`SELECT * FROM \${name} ORDER BY created_at DESC LIMIT 200\`).all(),
  add: async (text) =>
    database.prepare(\`INSERT INTO \${name} (name) VALUES (?) RETURNING *\`).get(text),
  remove: async (id) => database.prepare(\`DELETE FROM \${name} WHERE id = ?\`).run(id),
});

export const close = async () => database.close();
`,
  },
} as const;

const ID_COLUMNS = {
  postgresql: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  mysql: 'BIGINT AUTO_INCREMENT PRIMARY KEY',
  sqlite: 'INTEGER PRIMARY KEY',
} as const;

const app = ({ modules }: Blueprint) => `import express from 'express';
${modules.map(({ camel, kebab }) => `import { ${camel}Routes } from './modules/${kebab}/routes.js';\n`).join('')}
/** The application without a port, so that tests can start it on any. */
export function makeApp() {
  const app = express();
  app.use(express.json({ limit: '100kb' }));
  app.get('/api/health', (_request, response) => response.json({ status: 'ok' }));
${modules.map(({ camel, kebab }) => `  app.use('/api/${kebab}', ${camel}Routes());\n`).join('')}  app.use((error, _request, response, _next) => {
    const status = error.status ?? 500;
    if (status === 500) console.error(error);
    response.status(status).json({ message: status === 500 ? 'Something went wrong' : error.message });
  });
  return app;
}
`;

/** A server on Node.js with Express: routes, rules and a test for each part. */
export function nodeTree(blueprint: Blueprint): SourceTree {
  const { slug, version } = blueprint;
  const database = databaseOf(blueprint);
  const kind = database?.kind ?? 'sqlite';
  const isSql = kind !== 'mongodb';
  const address = database?.address ?? 'data.sqlite';
  return {
    files: {
      'package.json': json({
        name: slug,
        version,
        private: true,
        type: 'module',
        engines: { node: '>=20' },
        scripts: {
          start: 'node --env-file=.env src/server.js',
          ...(isSql && { migrate: 'node --env-file=.env scripts/migrate.js' }),
          test: 'node --test',
        },
        dependencies: { express: '^5.0.0', ...STORES[kind].packages },
      }),
      '.env.example': `PORT=8080\nDATABASE_URL=${address}\n`,
      'src/server.js': `import { makeApp } from './app.js';\nimport { config } from './config.js';\nimport { close } from './database.js';\n\nconst server = makeApp().listen(config.port, () => {\n  console.log(\`Listening on http://localhost:\${config.port}\`);\n});\n\nprocess.on('SIGTERM', () => server.close(() => void close()));\n`,
      'src/app.js': app(blueprint),
      'src/config.js': `function need(name) {\n  const value = process.env[name];\n  if (!value) throw new Error(\`Set \${name}, see .env.example\`);\n  return value;\n}\n\nexport const config = {\n  port: Number(process.env.PORT ?? 8080),\n  databaseUrl: need('DATABASE_URL'),\n};\n`,
      'src/database.js': STORES[kind].code,
      'src/problem.js': `/** An error that the sender of a request can put right. */\nexport class Problem extends Error {\n  constructor(message, status = 400) {\n    super(message);\n    this.status = status;\n  }\n}\n`,
      ...perModule(blueprint, ({ kebab, snake, camel, feature, title }) => ({
        [`src/modules/${kebab}/routes.js`]: `import { Router } from 'express';\nimport { add, list, remove } from './service.js';\n\n/** ${feature}. */\nexport function ${camel}Routes() {\n  const routes = Router();\n  routes.get('/', async (_request, response) => response.json(await list()));\n  routes.post('/', async (request, response) => {\n    response.status(201).json(await add(request.body));\n  });\n  routes.delete('/:id', async (request, response) => {\n    await remove(request.params.id);\n    response.sendStatus(204);\n  });\n  return routes;\n}\n`,
        [`src/modules/${kebab}/service.js`]: `import { table } from '../../database.js';\nimport { checkName } from './rules.js';\n\nconst rows = table('${snake}');\n\nexport const list = () => rows.list();\nexport const add = async (values) => rows.add(checkName(values));\nexport const remove = (id) => rows.remove(id);\n`,
        [`src/modules/${kebab}/rules.js`]: `import { Problem } from '../../problem.js';\n\nconst LONGEST_NAME = 200;\n\n/** Returns the trimmed name of a new entry of "${title}". */\nexport function checkName(values) {\n  const name = typeof values?.name === 'string' ? values.name.trim() : '';\n  if (name === '') throw new Problem('A name is needed');\n  if (name.length > LONGEST_NAME) throw new Problem('The name is too long');\n  return name;\n}\n`,
        [`test/${kebab}.test.js`]: `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { checkName } from '../src/modules/${kebab}/rules.js';\n\ntest('a name is trimmed', () => {\n  assert.equal(checkName({ name: '  ${title} ' }), '${title}');\n});\n\ntest('a name is needed', () => {\n  assert.throws(() => checkName({}), /A name is needed/);\n});\n`,
      })),
      ...(isSql && {
        ...migrations(blueprint, ID_COLUMNS[kind], 'migrations'),
        'scripts/migrate.js': `import { readdir, readFile } from 'node:fs/promises';\nimport { close, query } from '../src/database.js';\n\nconst folder = new URL('../migrations/', import.meta.url);\nfor (const name of (await readdir(folder)).sort()) {\n  const text = await readFile(new URL(name, folder), 'utf8');\n  for (const statement of text.split(';').filter((part) => part.trim())) await query(statement);\n  console.log(\`\${name} applied\`);\n}\nawait close();\n`,
      }),
      Dockerfile:
        'FROM node:20-alpine\nWORKDIR /app\nCOPY package*.json ./\nRUN npm install --omit=dev\nCOPY . .\nEXPOSE 8080\nCMD ["node", "src/server.js"]\n',
      ...composeFile(blueprint),
    },
    start: [
      ...composeStep(blueprint),
      `Install the packages and create the configuration:\n\n${shell('npm install', 'cp .env.example .env')}`,
      `${isSql ? 'Create the tables and start' : 'Start'} the server:\n\n${shell(...(isSql ? ['npm run migrate'] : []), 'npm start')}`,
      'Open <http://localhost:8080/api/health>. `npm test` runs the tests.',
    ],
  };
}
