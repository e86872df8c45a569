import {
  androidTree,
  cmakeTree,
  dotnetTree,
  flutterTree,
  godotTree,
  railsTree,
  rustTree,
  springTree,
} from './trees/apps';
import type { Blueprint, SourceFiles, SourceTree } from './trees/blueprint';
import { goTree } from './trees/go';
import { nodeTree } from './trees/node';
import { phpTree } from './trees/php';
import { pythonTree } from './trees/python';
import { hasClient, webTree } from './trees/web';

/** Generators of source trees by the technologies that select them; the first match wins. */
const KINDS: readonly (readonly [(blueprint: Blueprint) => SourceTree, readonly string[]])[] = [
  [flutterTree, ['Flutter', 'Dart']],
  [androidTree, ['Jetpack Compose', 'Android SDK', 'Room', 'Hilt']],
  [godotTree, ['Godot', 'GDScript']],
  [pythonTree, ['Django', 'FastAPI', 'Flask']],
  [phpTree, ['Laravel', 'PHP', 'WordPress']],
  [railsTree, ['Ruby on Rails', 'Ruby']],
  [springTree, ['Spring Boot', 'Java', 'Ktor', 'Kotlin']],
  [dotnetTree, ['ASP.NET Core', 'C#']],
  [goTree, ['Go']],
  [rustTree, ['Rust']],
  [cmakeTree, ['C++', 'C', 'ESP32', 'Qt']],
  [nodeTree, ['Node.js', 'NestJS', 'Express', 'Strapi', 'Prisma', 'Socket.IO']],
  [pythonTree, ['Python', 'PyTorch', 'TensorFlow', 'Streamlit']],
];

const CLIENT_FOLDER = 'web';

const inFolder = (folder: string, files: SourceFiles): SourceFiles =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/**
 * Returns the source tree that matches a project's technologies: a server or an app, with a browser
 * client in its own folder if the project has both; only the client by default.
 */
export function sourceTree(blueprint: Blueprint): SourceTree {
  const found = KINDS.find(([, technologies]) => blueprint.uses(...technologies));
  const client = webTree(blueprint);
  if (!found) return client;
  const tree = found[0](blueprint);
  if (!hasClient(blueprint)) return tree;
  return {
    files: { ...tree.files, ...inFolder(CLIENT_FOLDER, client.files) },
    start: [
      ...tree.start,
      `The pages are in \`${CLIENT_FOLDER}/\`. In a second terminal:\n\n\`\`\`sh\ncd ${CLIENT_FOLDER}\nnpm install\nnpm run dev\n\`\`\``,
    ],
  };
}
