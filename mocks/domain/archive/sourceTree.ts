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
import {
  type Blueprint,
  type SourceFiles,
  type SourceTree,
  composeFile,
  composeStep,
  databaseOf,
  migrations,
  perModule,
  shell,
} from './trees/blueprint';
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

/** A Go service: one package for each part, with its store, handler and test. */
function goTree(blueprint: Blueprint): SourceTree {
  const { slug, modules, version } = blueprint;
  const path = `launchyard.example.com/${slug}`;
  const packageOf = (snake: string) => snake.replaceAll('_', '');
  const hasDatabase = databaseOf(blueprint)?.kind === 'postgresql';
  return {
    files: {
      'go.mod': `module ${path}\n\ngo 1.22\n`,
      Makefile:
        'build:\n\tgo build -o bin/server ./cmd/server\n\ntest:\n\tgo test ./...\n\nrun:\n\tgo run ./cmd/server\n',
      '.env.example': 'ADDRESS=:8080\n',
      'cmd/server/main.go': `package main\n\nimport (\n\t"log"\n\t"net/http"\n\t"os"\n\n\t"${path}/internal/web"\n)\n\nfunc main() {\n\taddress := os.Getenv("ADDRESS")\n\tif address == "" {\n\t\taddress = ":8080"\n\t}\n\tlog.Printf("listening on %s", address)\n\tlog.Fatal(http.ListenAndServe(address, web.Handler()))\n}\n`,
      'internal/version/version.go': `// Package version says which release this is.\npackage version\n\nconst Number = "${version}"\n`,
      'internal/record/record.go': `// Package record has what all parts share: an entry and a store of entries.\npackage record\n\nimport (\n\t"errors"\n\t"strings"\n\t"sync"\n\t"time"\n)\n\nvar ErrName = errors.New("a name of at most 200 bytes is needed")\n\ntype Record struct {\n\tID        int       \`json:"id"\`\n\tName      string    \`json:"name"\`\n\tState     string    \`json:"state"\`\n\tCreatedAt time.Time \`json:"created_at"\`\n}\n\ntype Store struct {\n\tmu      sync.RWMutex\n\trecords []Record\n}\n\nfunc (s *Store) Add(name string) (Record, error) {\n\tname = strings.TrimSpace(name)\n\tif name == "" || len(name) > 200 {\n\t\treturn Record{}, ErrName\n\t}\n\ts.mu.Lock()\n\tdefer s.mu.Unlock()\n\trecord := Record{ID: len(s.records) + 1, Name: name, State: "open", CreatedAt: time.Now()}\n\ts.records = append(s.records, record)\n\treturn record, nil\n}\n\nfunc (s *Store) All() []Record {\n\ts.mu.RLock()\n\tdefer s.mu.RUnlock()\n\treturn append([]Record{}, s.records...)\n}\n`,
      'internal/record/record_test.go': `package record\n\nimport "testing"\n\nfunc TestAdd(t *testing.T) {\n\tvar store Store\n\tif _, err := store.Add("  "); err != ErrName {\n\t\tt.Fatalf("got %v", err)\n\t}\n\tif _, err := store.Add("First"); err != nil || len(store.All()) != 1 {\n\t\tt.Fatal("the record was not kept")\n\t}\n}\n`,
      'internal/web/web.go': `// Package web puts the parts together.\npackage web\n\nimport (\n\t"encoding/json"\n\t"net/http"\n\n${modules.map(({ snake }) => `\t"${path}/internal/${packageOf(snake)}"\n`).join('')}\t"${path}/internal/version"\n)\n\nfunc Handler() http.Handler {\n\tmux := http.NewServeMux()\n\tmux.HandleFunc("GET /api/version", func(w http.ResponseWriter, _ *http.Request) {\n\t\t_ = json.NewEncoder(w).Encode(map[string]string{"version": version.Number})\n\t})\n${modules.map(({ snake, kebab }) => `\tmux.Handle("/api/${kebab}", ${packageOf(snake)}.New())\n`).join('')}\treturn mux\n}\n`,
      'internal/web/web_test.go': `package web\n\nimport (\n\t"net/http/httptest"\n\t"testing"\n)\n\nfunc TestVersion(t *testing.T) {\n\tanswer := httptest.NewRecorder()\n\tHandler().ServeHTTP(answer, httptest.NewRequest("GET", "/api/version", nil))\n\tif answer.Code != 200 {\n\t\tt.Fatalf("got %d", answer.Code)\n\t}\n}\n`,
      ...perModule(blueprint, ({ snake, kebab, feature }) => {
        const name = packageOf(snake);
        return {
          [`internal/${name}/handler.go`]: `// Package ${name}: ${feature}.\npackage ${name}\n\nimport (\n\t"encoding/json"\n\t"net/http"\n\n\t"${path}/internal/record"\n)\n\ntype handler struct{ store record.Store }\n\nfunc New() http.Handler { return &handler{} }\n\nfunc (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {\n\tw.Header().Set("Content-Type", "application/json")\n\tif r.Method == http.MethodGet {\n\t\t_ = json.NewEncoder(w).Encode(h.store.All())\n\t\treturn\n\t}\n\tvar values struct{ Name string }\n\tif err := json.NewDecoder(http.MaxBytesReader(w, r.Body, 1<<16)).Decode(&values); err != nil {\n\t\thttp.Error(w, "the body is not JSON", http.StatusBadRequest)\n\t\treturn\n\t}\n\trecord, err := h.store.Add(values.Name)\n\tif err != nil {\n\t\thttp.Error(w, err.Error(), http.StatusBadRequest)\n\t\treturn\n\t}\n\tw.WriteHeader(http.StatusCreated)\n\t_ = json.NewEncoder(w).Encode(record)\n}\n`,
          [`internal/${name}/handler_test.go`]: `package ${name}\n\nimport (\n\t"net/http/httptest"\n\t"strings"\n\t"testing"\n)\n\nfunc TestNew(t *testing.T) {\n\tanswer := httptest.NewRecorder()\n\tbody := strings.NewReader(\`{"name": "First"}\`)\n\tNew().ServeHTTP(answer, httptest.NewRequest("POST", "/api/${kebab}", body))\n\tif answer.Code != 201 {\n\t\tt.Fatalf("got %d", answer.Code)\n\t}\n}\n`,
        };
      }),
      ...(hasDatabase &&
        migrations(blueprint, 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY', 'migrations')),
      Dockerfile:
        'FROM golang:1.22-alpine AS build\nWORKDIR /src\nCOPY . .\nRUN go build -o /server ./cmd/server\n\nFROM alpine:3.20\nCOPY --from=build /server /server\nEXPOSE 8080\nCMD ["/server"]\n',
      ...composeFile(blueprint),
    },
    start: [
      ...composeStep(blueprint),
      `Start the service:\n\n${shell('cp .env.example .env && set -a && . ./.env', 'make run')}`,
      'Open <http://localhost:8080/api/version>. `make test` runs the tests, `make build` makes `bin/server`.',
    ],
  };
}
