import {
  composeFile,
  composeStep,
  databaseOf,
  json,
  perModule,
  shell,
  type Blueprint,
  type SourceTree,
} from './blueprint';

function laravelTree(blueprint: Blueprint): SourceTree {
  const { slug, modules, version } = blueprint;
  const connection = { postgresql: 'pgsql', mysql: 'mysql', mongodb: 'sqlite', none: 'sqlite' }[
    databaseOf(blueprint)?.kind ?? 'none'
  ];
  return {
    files: {
      'composer.json': json({
        name: `launchyard/${slug}`,
        version,
        type: 'project',
        require: { php: '^8.2', 'laravel/framework': '^11.9' },
        'require-dev': { 'phpunit/phpunit': '^11.0' },
        autoload: { 'psr-4': { 'App\\': 'app/' } },
        'autoload-dev': { 'psr-4': { 'Tests\\': 'tests/' } },
      }),
      '.env.example': `APP_ENV=local\nAPP_KEY=\nAPP_TIMEZONE=Asia/Kolkata\nDB_CONNECTION=${connection}\nDB_HOST=127.0.0.1\nDB_DATABASE=${connection === 'sqlite' ? 'database/app.sqlite' : 'app'}\nDB_USERNAME=app\nDB_PASSWORD=app\n`,
      artisan:
        "#!/usr/bin/env php\n<?php\n\nuse Symfony\\Component\\Console\\Input\\ArgvInput;\n\nrequire __DIR__.'/vendor/autoload.php';\n\nexit((require_once __DIR__.'/bootstrap/app.php')->handleCommand(new ArgvInput));\n",
      'bootstrap/app.php':
        "<?php\n\nuse Illuminate\\Foundation\\Application;\n\nreturn Application::configure(basePath: dirname(__DIR__))\n    ->withRouting(web: __DIR__.'/../routes/web.php', api: __DIR__.'/../routes/api.php')\n    ->withMiddleware()\n    ->withExceptions()\n    ->create();\n",
      'public/index.php':
        "<?php\n\nuse Illuminate\\Http\\Request;\n\nrequire __DIR__.'/../vendor/autoload.php';\n\n(require_once __DIR__.'/../bootstrap/app.php')->handleRequest(Request::capture());\n",
      'routes/web.php': `<?php\n\nuse Illuminate\\Support\\Facades\\Route;\n\nRoute::view('/', 'welcome');\n`,
      'routes/api.php': `<?php\n\nuse Illuminate\\Support\\Facades\\Route;\n\n${modules.map(({ kebab, pascal }) => `Route::apiResource('${kebab}', App\\Http\\Controllers\\${pascal}Controller::class);\n`).join('')}`,
      'resources/views/welcome.blade.php': `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8">\n    <title>{{ config('app.name') }}</title>\n  </head>\n  <body>\n    <h1>{{ config('app.name') }}</h1>\n    <ul>\n${modules.map(({ kebab, title }) => `      <li><a href="/api/${kebab}">${title}</a></li>\n`).join('')}    </ul>\n  </body>\n</html>\n`,
      ...perModule(blueprint, ({ snake, pascal, kebab, feature }) => ({
        [`app/Models/${pascal}.php`]: `<?php\n\nnamespace App\\Models;\n\nuse Illuminate\\Database\\Eloquent\\Model;\n\n/** ${feature}. */\nclass ${pascal} extends Model\n{\n    protected $table = '${snake}';\n\n    protected $fillable = ['name', 'state'];\n\n    protected $attributes = ['state' => 'open'];\n}\n`,
        [`app/Http/Controllers/${pascal}Controller.php`]: `<?php\n\nnamespace App\\Http\\Controllers;\n\nuse App\\Models\\${pascal};\nuse Illuminate\\Http\\Request;\n\nclass ${pascal}Controller\n{\n    private const RULES = ['name' => 'required|string|max:200', 'state' => 'in:open,done'];\n\n    public function index()\n    {\n        return ${pascal}::latest()->paginate(25);\n    }\n\n    public function store(Request $request)\n    {\n        return response()->json(${pascal}::create($request->validate(self::RULES)), 201);\n    }\n\n    public function show(${pascal} $${snake})\n    {\n        return $${snake};\n    }\n\n    public function update(Request $request, ${pascal} $${snake})\n    {\n        $${snake}->update($request->validate(self::RULES));\n\n        return $${snake};\n    }\n\n    public function destroy(${pascal} $${snake})\n    {\n        $${snake}->delete();\n\n        return response()->noContent();\n    }\n}\n`,
        [`database/migrations/2024_01_01_000000_create_${snake}.php`]: `<?php\n\nuse Illuminate\\Database\\Migrations\\Migration;\nuse Illuminate\\Database\\Schema\\Blueprint;\nuse Illuminate\\Support\\Facades\\Schema;\n\nreturn new class extends Migration\n{\n    public function up(): void\n    {\n        Schema::create('${snake}', function (Blueprint $table) {\n            $table->id();\n            $table->string('name', 200);\n            $table->string('state', 20)->index();\n            $table->timestamps();\n        });\n    }\n\n    public function down(): void\n    {\n        Schema::dropIfExists('${snake}');\n    }\n};\n`,
        [`tests/Feature/${pascal}Test.php`]: `<?php\n\nnamespace Tests\\Feature;\n\nuse Illuminate\\Foundation\\Testing\\RefreshDatabase;\nuse Illuminate\\Foundation\\Testing\\TestCase;\n\nclass ${pascal}Test extends TestCase\n{\n    use RefreshDatabase;\n\n    public function test_a_name_is_needed(): void\n    {\n        $this->postJson('/api/${kebab}', [])->assertStatus(422);\n    }\n\n    public function test_a_new_entry_is_open(): void\n    {\n        $this->postJson('/api/${kebab}', ['name' => 'First'])->assertJson(['state' => 'open']);\n    }\n}\n`,
      })),
      'phpunit.xml':
        '<?xml version="1.0"?>\n<phpunit bootstrap="vendor/autoload.php" colors="true">\n  <testsuites><testsuite name="Feature"><directory>tests/Feature</directory></testsuite></testsuites>\n  <php><env name="DB_CONNECTION" value="sqlite"/><env name="DB_DATABASE" value=":memory:"/></php>\n</phpunit>\n',
      ...composeFile(blueprint),
    },
    start: [
      ...composeStep(blueprint),
      `Install the packages, create the key and the tables, and start it:\n\n${shell('composer install', 'cp .env.example .env', 'php artisan key:generate', 'php artisan migrate', 'php artisan serve')}`,
      'Open <http://localhost:8000>. `php artisan test` runs the tests.',
    ],
  };
}

function plainTree(blueprint: Blueprint): SourceTree {
  const { slug, modules, version, uses } = blueprint;
  const isPlugin = uses('WordPress');
  return {
    files: {
      'composer.json': json({
        name: `launchyard/${slug}`,
        version,
        require: { php: '^8.2', 'ext-pdo': '*' },
        'require-dev': { 'phpunit/phpunit': '^11.0' },
        autoload: { 'psr-4': { 'App\\': 'src/' } },
      }),
      '.env.example': `DB_DSN="${databaseOf(blueprint)?.kind === 'mysql' ? 'mysql:host=127.0.0.1;dbname=app' : 'sqlite:data.sqlite'}"\nDB_USER=app\nDB_PASSWORD=app\n`,
      ...(isPlugin && {
        [`${slug}.php`]: `<?php\n/**\n * Plugin Name: ${blueprint.title}\n * Version: ${version}\n */\n\nrequire __DIR__.'/vendor/autoload.php';\n`,
      }),
      'public/index.php': `<?php\n\nrequire __DIR__.'/../vendor/autoload.php';\n\n$routes = [\n${modules.map(({ kebab, pascal }) => `    '/${kebab}' => App\\${pascal}\\Page::class,\n`).join('')}];\n$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);\n$page = $routes[$path] ?? reset($routes);\n(new $page(App\\Database::open()))->answer($_SERVER['REQUEST_METHOD'], $_POST);\n`,
      'src/Database.php':
        "<?php\n\nnamespace App;\n\nuse PDO;\n\nfinal class Database\n{\n    public static function open(): PDO\n    {\n        $dsn = getenv('DB_DSN') ?: 'sqlite:data.sqlite';\n\n        return new PDO($dsn, getenv('DB_USER') ?: null, getenv('DB_PASSWORD') ?: null, [\n            PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,\n            PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,\n        ]);\n    }\n}\n",
      'src/View.php':
        '<?php\n\nnamespace App;\n\nfinal class View\n{\n    public static function escape(string $text): string\n    {\n        return htmlspecialchars($text, ENT_QUOTES);\n    }\n\n    public static function show(string $heading, array $rows): void\n    {\n        require __DIR__."/../templates/list.php";\n    }\n}\n',
      'templates/list.php':
        '<!doctype html>\n<html lang="en">\n  <title><?= App\\View::escape($heading) ?></title>\n  <h1><?= App\\View::escape($heading) ?></h1>\n  <form method="post"><input name="name" required maxlength="200"><button>Add</button></form>\n  <ul>\n    <?php foreach ($rows as $row): ?>\n      <li><?= App\\View::escape($row["name"]) ?></li>\n    <?php endforeach ?>\n  </ul>\n</html>\n',
      ...perModule(blueprint, ({ snake, pascal, title, feature }) => ({
        [`src/${pascal}/Page.php`]: `<?php\n\nnamespace App\\${pascal};\n\nuse App\\View;\nuse PDO;\n\n/** ${feature}. */\nfinal class Page\n{\n    public function __construct(private PDO $database)\n    {\n    }\n\n    public function answer(string $method, array $values): void\n    {\n        $entries = new Entries($this->database);\n        if ($method === 'POST') {\n            $entries->add($values['name'] ?? '');\n        }\n        View::show('${title}', $entries->all());\n    }\n}\n`,
        [`src/${pascal}/Entries.php`]: `<?php\n\nnamespace App\\${pascal};\n\nuse InvalidArgumentException;\nuse PDO;\n\nfinal class Entries\n{\n    public function __construct(private PDO $database)\n    {\n    }\n\n    public function add(string $name): void\n    {\n        $name = trim($name);\n        if ($name === '' || strlen($name) > 200) {\n            throw new InvalidArgumentException('A name of at most 200 characters is needed');\n        }\n        $this->database->prepare('INSERT INTO ${snake} (name) VALUES (?)')->execute([$name]);\n    }\n\n    public function all(): array\n    {\n        return $this->database->query('SELECT * FROM ${snake} ORDER BY id DESC LIMIT 200')->fetchAll();\n    }\n}\n`,
        [`database/${snake}.sql`]: `CREATE TABLE ${snake} (\n  id INTEGER PRIMARY KEY ${databaseOf(blueprint)?.kind === 'mysql' ? 'AUTO_INCREMENT' : 'AUTOINCREMENT'},\n  name VARCHAR(200) NOT NULL,\n  state VARCHAR(20) NOT NULL DEFAULT 'open'\n);\n`,
        [`tests/${pascal}Test.php`]: `<?php\n\nuse App\\${pascal}\\Entries;\nuse PHPUnit\\Framework\\TestCase;\n\nfinal class ${pascal}Test extends TestCase\n{\n    public function testANameIsNeeded(): void\n    {\n        $this->expectException(InvalidArgumentException::class);\n        (new Entries(new PDO('sqlite::memory:')))->add(' ');\n    }\n}\n`,
      })),
      ...composeFile(blueprint),
    },
    start: [
      ...composeStep(blueprint),
      `Install the packages and create the tables from \`database/\`:\n\n${shell('composer install', 'cp .env.example .env', databaseOf(blueprint)?.kind === 'mysql' ? 'cat database/*.sql | mysql -h 127.0.0.1 -u app -papp app' : 'cat database/*.sql | sqlite3 data.sqlite')}`,
      isPlugin
        ? 'Copy the folder to `wp-content/plugins/` and activate the plugin.'
        : `Start it, then open <http://localhost:8000>:\n\n${shell('set -a && . ./.env', 'php -S localhost:8000 -t public')}`,
      '`vendor/bin/phpunit tests` runs the tests.',
    ],
  };
}

/** A PHP project: Laravel, or plain PHP with PDO. */
export const phpTree = (blueprint: Blueprint): SourceTree =>
  blueprint.uses('Laravel', 'Livewire') ? laravelTree(blueprint) : plainTree(blueprint);
