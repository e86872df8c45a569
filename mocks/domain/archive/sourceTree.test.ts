/** @jest-environment node */
import { openShop } from '../admin/fakes';
import { sourceTree } from './sourceTree';
import { toBlueprint } from './trees/blueprint';

const project = openShop().store.projects.get(4)!;

const treeOf = (...technologies: string[]) =>
  sourceTree(toBlueprint({ ...project, features: ['Split bills'], technologies }));
const pathsOf = (...technologies: string[]) => Object.keys(treeOf(...technologies).files);

test.each([
  ['pubspec.yaml', ['Flutter', 'Dart']],
  ['app/src/main/AndroidManifest.xml', ['Jetpack Compose', 'Android SDK', 'Room', 'Hilt']],
  ['project.godot', ['Godot', 'GDScript']],
  ['manage.py', ['Django']],
  ['app/main.py', ['FastAPI', 'Flask', 'Python', 'PyTorch', 'TensorFlow', 'Streamlit']],
  ['composer.json', ['Laravel', 'PHP', 'WordPress']],
  ['Gemfile', ['Ruby on Rails', 'Ruby']],
  ['src/main/resources/application.yaml', ['Spring Boot', 'Java', 'Ktor', 'Kotlin']],
  ['App.sln', ['ASP.NET Core', 'C#']],
  ['go.mod', ['Go']],
  ['Cargo.toml', ['Rust']],
  ['CMakeLists.txt', ['C++', 'C', 'ESP32', 'Qt']],
  ['src/server.js', ['Node.js', 'NestJS', 'Express', 'Strapi', 'Prisma', 'Socket.IO']],
  ['vite.config.js', ['React', 'Vue', 'Svelte', 'Three.js']],
])('%s is part of a project with any of %j', (path, technologies) => {
  for (const technology of technologies) expect(pathsOf(technology)).toContain(path);
});

test('the more special technology decides', () => {
  expect(pathsOf('Go', 'Flutter')).toEqual(pathsOf('Flutter'));
  expect(pathsOf('Node.js', 'Django')).toEqual(pathsOf('Django'));
  expect(pathsOf('Python', 'Node.js')).toEqual(pathsOf('Node.js'));
});

test('a project without a known technology is a page for browsers', () => {
  expect(pathsOf()).toContain('src/main.js');
});

test('a server with a client has the client in a folder, and says how to start both', () => {
  const [server, client, both] = [treeOf('Go'), treeOf('React'), treeOf('Go', 'React')];
  expect(Object.keys(both.files)).toEqual([
    ...Object.keys(server.files),
    ...Object.keys(client.files).map((path) => `web/${path}`),
  ]);
  expect(both.files['web/vite.config.js']).toBe(client.files['vite.config.js']);
  expect(both.start).toEqual([
    ...server.start,
    'The pages are in `web/`. In a second terminal:\n\n```sh\ncd web\nnpm install\nnpm run dev\n```',
  ]);
});
