import type { ProjectRow } from '../model';

/** The files of a source tree: path to text. */
export type SourceFiles = Record<string, string>;

type Skeleton = {
  /** Technologies that this tree fits. */
  technologies: readonly string[];
  files: (slug: string, project: ProjectRow) => SourceFiles;
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const featureNotes = ({ features }: ProjectRow, comment: string) =>
  features.map((feature) => `${comment} ${feature}`).join('\n');

const nodeProject: Skeleton = {
  technologies: [],
  files: (slug, project) => ({
    'package.json': json({
      name: slug,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { start: 'node src/server.js', test: 'node --test' },
    }),
    'src/server.js': `import { createServer } from 'node:http';\nimport { describeProject } from './project.js';\n\nconst port = Number(process.env.PORT ?? 8080);\n\ncreateServer((_request, response) => {\n  response.setHeader('Content-Type', 'application/json');\n  response.end(JSON.stringify(describeProject()));\n}).listen(port);\n`,
    'src/project.js': `${featureNotes(project, '//')}\nexport function describeProject() {\n  return { title: ${JSON.stringify(project.title)}, version: '1.0.0' };\n}\n`,
    'test/project.test.js': `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { describeProject } from '../src/project.js';\n\ntest('the project knows its title', () => {\n  assert.equal(describeProject().title, ${JSON.stringify(project.title)});\n});\n`,
    '.env.example': 'PORT=8080\n',
  }),
};

const skeletons: readonly Skeleton[] = [
  {
    technologies: ['Flutter', 'Dart'],
    files: (slug, project) => ({
      'pubspec.yaml': `name: ${slug.replaceAll('-', '_')}\nenvironment:\n  sdk: ^3.3.0\ndependencies:\n  flutter:\n    sdk: flutter\n`,
      'lib/main.dart': `import 'package:flutter/material.dart';\n\n${featureNotes(project, '//')}\nvoid main() => runApp(const ProjectApp());\n\nclass ProjectApp extends StatelessWidget {\n  const ProjectApp({super.key});\n\n  @override\n  Widget build(BuildContext context) =>\n      const MaterialApp(home: Scaffold(body: Center(child: Text('Ready'))));\n}\n`,
      'lib/models/README.md': 'Data classes and their serialisation.\n',
      'lib/screens/README.md': 'One file for each screen.\n',
      'test/app_test.dart':
        "import 'package:flutter_test/flutter_test.dart';\n\nvoid main() {\n  test('the app has tests', () => expect(1 + 1, 2));\n}\n",
      'analysis_options.yaml': 'include: package:flutter_lints/flutter.yaml\n',
    }),
  },
  {
    technologies: ['Python', 'Django', 'FastAPI', 'Flask', 'PyTorch', 'TensorFlow', 'scikit-learn'],
    files: (slug, project) => ({
      'requirements.txt': `${project.technologies.map((name) => `# ${name}`).join('\n')}\n`,
      'pyproject.toml': `[project]\nname = "${slug}"\nversion = "1.0.0"\nrequires-python = ">=3.11"\n`,
      'app/__init__.py': `"""${project.title}."""\n`,
      'app/main.py': `${featureNotes(project, '#')}\n\n\ndef describe() -> dict[str, str]:\n    return {"title": ${JSON.stringify(project.title)}, "version": "1.0.0"}\n\n\nif __name__ == "__main__":\n    print(describe())\n`,
      'tests/test_main.py':
        'from app.main import describe\n\n\ndef test_version():\n    assert describe()["version"] == "1.0.0"\n',
      '.env.example': 'DATABASE_URL=postgresql://localhost/app\n',
    }),
  },
  {
    technologies: ['PHP', 'Laravel', 'WordPress'],
    files: (slug, project) => ({
      'composer.json': json({ name: `launchyard/${slug}`, require: { php: '^8.2' } }),
      'public/index.php':
        "<?php\n\nrequire __DIR__ . '/../app/Project.php';\n\necho json_encode((new App\\Project())->describe());\n",
      'app/Project.php': `<?php\n\nnamespace App;\n\n${featureNotes(project, '//')}\nfinal class Project\n{\n    public function describe(): array\n    {\n        return ['version' => '1.0.0'];\n    }\n}\n`,
      'database/migrations/README.md': 'Run the migrations in the order of their names.\n',
      'tests/ProjectTest.php':
        '<?php\n\nuse PHPUnit\\Framework\\TestCase;\n\nfinal class ProjectTest extends TestCase\n{\n}\n',
      '.env.example': 'APP_ENV=local\n',
    }),
  },
  {
    technologies: ['Go'],
    files: (slug, project) => ({
      'go.mod': `module launchyard.example.com/${slug}\n\ngo 1.22\n`,
      'cmd/server/main.go': `package main\n\nimport (\n\t"fmt"\n\n\t"launchyard.example.com/${slug}/internal/project"\n)\n\nfunc main() {\n\tfmt.Println(project.Version)\n}\n`,
      'internal/project/project.go': `// Package project\n${featureNotes(project, '//')}\npackage project\n\nconst Version = "1.0.0"\n`,
      'internal/project/project_test.go':
        'package project\n\nimport "testing"\n\nfunc TestVersion(t *testing.T) {\n\tif Version == "" {\n\t\tt.Fatal("no version")\n\t}\n}\n',
      Makefile: 'test:\n\tgo test ./...\n',
    }),
  },
  {
    technologies: ['Java', 'Spring Boot', 'Kotlin', 'Android'],
    files: (slug, project) => ({
      'settings.gradle.kts': `rootProject.name = "${slug}"\n`,
      'build.gradle.kts':
        'plugins {\n    java\n}\n\ngroup = "com.example.launchyard"\nversion = "1.0.0"\n',
      'src/main/java/com/example/Application.java': `package com.example;\n\n${featureNotes(project, '//')}\npublic final class Application {\n    public static void main(String[] arguments) {\n        System.out.println("Ready");\n    }\n}\n`,
      'src/main/resources/application.properties': 'server.port=8080\n',
      'src/test/java/com/example/ApplicationTest.java':
        'package com.example;\n\nfinal class ApplicationTest {\n}\n',
    }),
  },
];

/** Returns the source tree that fits a project's technologies; a Node.js project by default. */
export function sourceTree(slug: string, project: ProjectRow): SourceFiles {
  const match = skeletons.find(({ technologies }) =>
    technologies.some((name) => project.technologies.includes(name)),
  );
  return (match ?? nodeProject).files(slug, project);
}
