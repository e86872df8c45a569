import {
  composeFile,
  composeStep,
  databaseOf,
  migrations,
  perModule,
  shell,
  type Blueprint,
  type SourceTree,
} from './blueprint';

/** A Spring Boot service in Java. */
export function springTree(blueprint: Blueprint): SourceTree {
  const { slug, version } = blueprint;
  const root = 'src/main/java/com/launchyard/app';
  const kind = databaseOf(blueprint)?.kind;
  const driver =
    kind === 'postgresql'
      ? 'org.postgresql:postgresql'
      : kind === 'mysql'
        ? 'com.mysql:mysql-connector-j'
        : 'com.h2database:h2';
  const address =
    kind === 'postgresql'
      ? 'jdbc:postgresql://localhost:5432/app'
      : kind === 'mysql'
        ? 'jdbc:mysql://localhost:3306/app'
        : 'jdbc:h2:file:./data/app';
  return {
    files: {
      'settings.gradle.kts': `rootProject.name = "${slug}"\n`,
      'build.gradle.kts': `plugins {\n    java\n    id("org.springframework.boot") version "3.3.2"\n    id("io.spring.dependency-management") version "1.1.6"\n}\n\ngroup = "com.launchyard"\nversion = "${version}"\n\njava { sourceCompatibility = JavaVersion.VERSION_17 }\n\nrepositories { mavenCentral() }\n\ndependencies {\n    implementation("org.springframework.boot:spring-boot-starter-web")\n    implementation("org.springframework.boot:spring-boot-starter-data-jpa")\n    implementation("org.springframework.boot:spring-boot-starter-validation")\n    runtimeOnly("${driver}")\n    testImplementation("org.springframework.boot:spring-boot-starter-test")\n    testRuntimeOnly("com.h2database:h2")\n}\n\ntasks.test { useJUnitPlatform() }\n`,
      'gradle.properties': 'org.gradle.caching=true\n',
      [`${root}/Application.java`]:
        'package com.launchyard.app;\n\nimport org.springframework.boot.SpringApplication;\nimport org.springframework.boot.autoconfigure.SpringBootApplication;\n\n@SpringBootApplication\npublic class Application {\n    public static void main(String[] arguments) {\n        SpringApplication.run(Application.class, arguments);\n    }\n}\n',
      'src/main/resources/application.yaml': `server:\n  port: 8080\nspring:\n  datasource:\n    url: \${DATABASE_URL:${address}}\n    username: \${DATABASE_USER:app}\n    password: \${DATABASE_PASSWORD:app}\n  jpa:\n    hibernate:\n      ddl-auto: update\n    open-in-view: false\n`,
      'src/test/resources/application.yaml':
        'spring:\n  datasource:\n    url: jdbc:h2:mem:test\n  jpa:\n    hibernate:\n      ddl-auto: create-drop\n',
      ...perModule(blueprint, ({ pascal, snake, kebab, feature }) => {
        const name = snake.replaceAll('_', '');
        return {
          [`${root}/${name}/${pascal}.java`]: `package com.launchyard.app.${name};\n\nimport jakarta.persistence.Entity;\nimport jakarta.persistence.GeneratedValue;\nimport jakarta.persistence.GenerationType;\nimport jakarta.persistence.Id;\nimport jakarta.validation.constraints.NotBlank;\nimport jakarta.validation.constraints.Size;\nimport java.time.Instant;\n\n/** ${feature}. */\n@Entity\npublic class ${pascal} {\n    @Id\n    @GeneratedValue(strategy = GenerationType.IDENTITY)\n    private Long id;\n\n    @NotBlank\n    @Size(max = 200)\n    private String name;\n\n    private String state = "open";\n    private Instant createdAt = Instant.now();\n\n    public Long getId() { return id; }\n    public String getName() { return name; }\n    public void setName(String name) { this.name = name; }\n    public String getState() { return state; }\n    public Instant getCreatedAt() { return createdAt; }\n}\n`,
          [`${root}/${name}/${pascal}Repository.java`]: `package com.launchyard.app.${name};\n\nimport org.springframework.data.jpa.repository.JpaRepository;\n\ninterface ${pascal}Repository extends JpaRepository<${pascal}, Long> {\n}\n`,
          [`${root}/${name}/${pascal}Controller.java`]: `package com.launchyard.app.${name};\n\nimport jakarta.validation.Valid;\nimport java.util.List;\nimport org.springframework.http.HttpStatus;\nimport org.springframework.web.bind.annotation.*;\n\n@RestController\n@RequestMapping("/api/${kebab}")\nclass ${pascal}Controller {\n    private final ${pascal}Repository entries;\n\n    ${pascal}Controller(${pascal}Repository entries) {\n        this.entries = entries;\n    }\n\n    @GetMapping\n    List<${pascal}> all() {\n        return entries.findAll();\n    }\n\n    @PostMapping\n    @ResponseStatus(HttpStatus.CREATED)\n    ${pascal} add(@Valid @RequestBody ${pascal} entry) {\n        return entries.save(entry);\n    }\n}\n`,
          [`src/test/java/com/launchyard/app/${name}/${pascal}ControllerTest.java`]: `package com.launchyard.app.${name};\n\nimport static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;\nimport static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;\n\nimport org.junit.jupiter.api.Test;\nimport org.springframework.beans.factory.annotation.Autowired;\nimport org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;\nimport org.springframework.boot.test.context.SpringBootTest;\nimport org.springframework.http.MediaType;\nimport org.springframework.test.web.servlet.MockMvc;\n\n@SpringBootTest\n@AutoConfigureMockMvc\nclass ${pascal}ControllerTest {\n    @Autowired\n    private MockMvc mvc;\n\n    @Test\n    void aNameIsNeeded() throws Exception {\n        mvc.perform(post("/api/${kebab}").contentType(MediaType.APPLICATION_JSON).content("{}"))\n            .andExpect(status().isBadRequest());\n    }\n}\n`,
        };
      }),
      ...composeFile(blueprint),
    },
    start: [
      ...composeStep(blueprint),
      `Start the service with Gradle 8:\n\n${shell('gradle bootRun')}`,
      'It listens on <http://localhost:8080>. `gradle test` runs the tests, `gradle bootJar` makes one file to deploy.',
    ],
  };
}

/** An Android app in Kotlin with Jetpack Compose. */
export function androidTree(blueprint: Blueprint): SourceTree {
  const { slug, title, modules, version } = blueprint;
  const root = 'app/src/main/java/com/launchyard/app';
  return {
    files: {
      'settings.gradle.kts': `pluginManagement { repositories { google(); mavenCentral(); gradlePluginPortal() } }\ndependencyResolutionManagement { repositories { google(); mavenCentral() } }\nrootProject.name = "${slug}"\ninclude(":app")\n`,
      'build.gradle.kts':
        'plugins {\n    id("com.android.application") version "8.5.1" apply false\n    id("org.jetbrains.kotlin.android") version "2.0.0" apply false\n    id("org.jetbrains.kotlin.plugin.compose") version "2.0.0" apply false\n}\n',
      'gradle.properties': 'android.useAndroidX=true\norg.gradle.jvmargs=-Xmx2g\n',
      'app/build.gradle.kts': `plugins {\n    id("com.android.application")\n    id("org.jetbrains.kotlin.android")\n    id("org.jetbrains.kotlin.plugin.compose")\n}\n\nandroid {\n    namespace = "com.launchyard.app"\n    compileSdk = 34\n    defaultConfig {\n        applicationId = "com.launchyard.app"\n        minSdk = 26\n        targetSdk = 34\n        versionCode = 1\n        versionName = "${version}"\n    }\n    buildFeatures { compose = true }\n}\n\ndependencies {\n    implementation(platform("androidx.compose:compose-bom:2024.06.00"))\n    implementation("androidx.activity:activity-compose:1.9.0")\n    implementation("androidx.compose.material3:material3")\n    implementation("androidx.navigation:navigation-compose:2.7.7")\n    testImplementation("junit:junit:4.13.2")\n}\n`,
      'app/src/main/AndroidManifest.xml': `<?xml version="1.0" encoding="utf-8"?>\n<manifest xmlns:android="http://schemas.android.com/apk/res/android">\n  <application android:label="@string/app_name" android:theme="@style/AppTheme">\n    <activity android:name=".MainActivity" android:exported="true">\n      <intent-filter>\n        <action android:name="android.intent.action.MAIN" />\n        <category android:name="android.intent.category.LAUNCHER" />\n      </intent-filter>\n    </activity>\n  </application>\n</manifest>\n`,
      'app/src/main/res/values/strings.xml': `<resources>\n  <string name="app_name">${title.replaceAll('&', '&amp;').replaceAll("'", "\\'")}</string>\n${modules.map(({ snake, title: name }) => `  <string name="${snake}">${name}</string>\n`).join('')}</resources>\n`,
      'app/src/main/res/values/themes.xml':
        '<resources>\n  <style name="AppTheme" parent="android:Theme.Material.Light.NoActionBar" />\n</resources>\n',
      [`${root}/MainActivity.kt`]: `package com.launchyard.app\n\nimport android.os.Bundle\nimport androidx.activity.ComponentActivity\nimport androidx.activity.compose.setContent\nimport androidx.compose.material3.MaterialTheme\n\nclass MainActivity : ComponentActivity() {\n    override fun onCreate(savedInstanceState: Bundle?) {\n        super.onCreate(savedInstanceState)\n        setContent { MaterialTheme { AppNavigation() } }\n    }\n}\n`,
      [`${root}/AppNavigation.kt`]: `package com.launchyard.app\n\nimport androidx.compose.runtime.Composable\nimport androidx.navigation.compose.NavHost\nimport androidx.navigation.compose.composable\nimport androidx.navigation.compose.rememberNavController\n${modules.map(({ snake, pascal }) => `import com.launchyard.app.${snake.replaceAll('_', '')}.${pascal}Screen\n`).join('')}\n@Composable\nfun AppNavigation() {\n    val navigation = rememberNavController()\n    NavHost(navigation, startDestination = "${modules[0]!.kebab}") {\n${modules.map(({ kebab, pascal }) => `        composable("${kebab}") { ${pascal}Screen() }\n`).join('')}    }\n}\n`,
      [`${root}/data/Entry.kt`]:
        'package com.launchyard.app.data\n\ndata class Entry(val id: Long, val name: String, val isDone: Boolean = false)\n',
      [`${root}/data/EntryList.kt`]:
        'package com.launchyard.app.data\n\nconst val LONGEST_NAME = 200\n\n/** A list of entries; it never changes, each change makes a new one. */\ndata class EntryList(val entries: List<Entry> = emptyList()) {\n    fun plus(name: String): EntryList {\n        val text = name.trim()\n        require(text.isNotEmpty() && text.length <= LONGEST_NAME) { "A name is needed" }\n        return EntryList(entries + Entry((entries.maxOfOrNull { it.id } ?: 0) + 1, text))\n    }\n}\n',
      ...perModule(blueprint, ({ snake, pascal, feature }) => {
        const name = snake.replaceAll('_', '');
        return {
          [`${root}/${name}/${pascal}Screen.kt`]: `package com.launchyard.app.${name}\n\nimport androidx.compose.foundation.lazy.LazyColumn\nimport androidx.compose.foundation.lazy.items\nimport androidx.compose.material3.ListItem\nimport androidx.compose.material3.Text\nimport androidx.compose.runtime.Composable\nimport androidx.compose.runtime.collectAsState\nimport androidx.compose.runtime.getValue\nimport androidx.lifecycle.viewmodel.compose.viewModel\n\n/** ${feature}. */\n@Composable\nfun ${pascal}Screen(model: ${pascal}Model = viewModel()) {\n    val list by model.list.collectAsState()\n    LazyColumn {\n        items(list.entries, key = { it.id }) { entry ->\n            ListItem(headlineContent = { Text(entry.name) })\n        }\n    }\n}\n`,
          [`${root}/${name}/${pascal}Model.kt`]: `package com.launchyard.app.${name}\n\nimport androidx.lifecycle.ViewModel\nimport com.launchyard.app.data.EntryList\nimport kotlinx.coroutines.flow.MutableStateFlow\nimport kotlinx.coroutines.flow.StateFlow\nimport kotlinx.coroutines.flow.update\n\nclass ${pascal}Model : ViewModel() {\n    private val current = MutableStateFlow(EntryList())\n    val list: StateFlow<EntryList> = current\n\n    fun add(name: String) = current.update { it.plus(name) }\n}\n`,
        };
      }),
      'app/src/test/java/com/launchyard/app/EntryListTest.kt':
        'package com.launchyard.app\n\nimport com.launchyard.app.data.EntryList\nimport org.junit.Assert.assertEquals\nimport org.junit.Test\n\nclass EntryListTest {\n    @Test\n    fun idsFollowEachOther() {\n        assertEquals(listOf(1L, 2L), EntryList().plus("First").plus("Second").entries.map { it.id })\n    }\n\n    @Test(expected = IllegalArgumentException::class)\n    fun aNameIsNeeded() {\n        EntryList().plus(" ")\n    }\n}\n',
    },
    start: [
      'Open the folder in Android Studio and let it load the Gradle project.',
      `Choose a device and press Run, or build it on the command line with Gradle 8:\n\n${shell('gradle :app:assembleDebug', 'adb install app/build/outputs/apk/debug/app-debug.apk')}`,
      '`gradle test` runs the tests.',
    ],
  };
}

/** A Flutter app. */
export function flutterTree(blueprint: Blueprint): SourceTree {
  const { slug, title, summary, modules, version } = blueprint;
  const name = slug.replaceAll('-', '_');
  return {
    files: {
      'pubspec.yaml': `name: ${name}\ndescription: >-\n  ${summary}\nversion: ${version}+1\npublish_to: none\n\nenvironment:\n  sdk: ^3.4.0\n\ndependencies:\n  flutter:\n    sdk: flutter\n  shared_preferences: ^2.2.3\n\ndev_dependencies:\n  flutter_test:\n    sdk: flutter\n  flutter_lints: ^4.0.0\n\nflutter:\n  uses-material-design: true\n`,
      'analysis_options.yaml': 'include: package:flutter_lints/flutter.yaml\n',
      'lib/main.dart': `import 'package:flutter/material.dart';\n\nimport 'app.dart';\n\nvoid main() => runApp(const ProjectApp());\n`,
      'lib/app.dart': `import 'package:flutter/material.dart';\n\nimport 'screens/home_screen.dart';\nimport 'theme.dart';\n\nclass ProjectApp extends StatelessWidget {\n  const ProjectApp({super.key});\n\n  @override\n  Widget build(BuildContext context) => MaterialApp(\n        title: '${title.replaceAll("'", "\\'")}',\n        theme: lightTheme,\n        darkTheme: darkTheme,\n        home: const HomeScreen(),\n      );\n}\n`,
      'lib/theme.dart':
        "import 'package:flutter/material.dart';\n\nconst seed = Color(0xFF1F5673);\nfinal lightTheme = ThemeData(colorSchemeSeed: seed);\nfinal darkTheme = ThemeData(colorSchemeSeed: seed, brightness: Brightness.dark);\n",
      'lib/models/entry.dart':
        "class Entry {\n  const Entry({required this.id, required this.name, this.isDone = false});\n\n  factory Entry.fromJson(Map<String, dynamic> json) => Entry(\n        id: json['id'] as int,\n        name: json['name'] as String,\n        isDone: json['isDone'] as bool? ?? false,\n      );\n\n  final int id;\n  final String name;\n  final bool isDone;\n\n  Map<String, dynamic> toJson() => {'id': id, 'name': name, 'isDone': isDone};\n}\n",
      'lib/data/entry_store.dart':
        "import 'dart:convert';\n\nimport 'package:shared_preferences/shared_preferences.dart';\n\nimport '../models/entry.dart';\n\n/// Keeps the entries of one part on the device.\nclass EntryStore {\n  const EntryStore(this.key);\n\n  final String key;\n\n  Future<List<Entry>> load() async {\n    final text = (await SharedPreferences.getInstance()).getString(key);\n    if (text == null) return [];\n    return [for (final json in jsonDecode(text) as List) Entry.fromJson(json)];\n  }\n\n  Future<List<Entry>> add(String name) async {\n    final entries = await load();\n    final id = entries.isEmpty ? 1 : entries.last.id + 1;\n    final all = [...entries, Entry(id: id, name: name.trim())];\n    await (await SharedPreferences.getInstance()).setString(key, jsonEncode(all));\n    return all;\n  }\n}\n",
      'lib/widgets/entry_list.dart':
        "import 'package:flutter/material.dart';\n\nimport '../data/entry_store.dart';\nimport '../models/entry.dart';\n\nclass EntryList extends StatefulWidget {\n  const EntryList({super.key, required this.store});\n\n  final EntryStore store;\n\n  @override\n  State<EntryList> createState() => _EntryListState();\n}\n\nclass _EntryListState extends State<EntryList> {\n  List<Entry> _entries = [];\n\n  @override\n  void initState() {\n    super.initState();\n    widget.store.load().then((entries) => setState(() => _entries = entries));\n  }\n\n  @override\n  Widget build(BuildContext context) => ListView(\n        children: [for (final entry in _entries) ListTile(title: Text(entry.name))],\n      );\n}\n",
      'lib/screens/home_screen.dart': `import 'package:flutter/material.dart';\n\n${modules.map(({ snake }) => `import '${snake}_screen.dart';\n`).join('')}\nclass HomeScreen extends StatelessWidget {\n  const HomeScreen({super.key});\n\n  @override\n  Widget build(BuildContext context) => DefaultTabController(\n        length: ${modules.length},\n        child: Scaffold(\n          appBar: AppBar(\n            bottom: const TabBar(isScrollable: true, tabs: [\n${modules.map(({ title: heading }) => `              Tab(text: '${heading}'),\n`).join('')}            ]),\n          ),\n          body: const TabBarView(children: [\n${modules.map(({ pascal }) => `            ${pascal}Screen(),\n`).join('')}          ]),\n        ),\n      );\n}\n`,
      ...perModule(blueprint, ({ snake, pascal, feature, title: heading }) => ({
        [`lib/screens/${snake}_screen.dart`]: `import 'package:flutter/material.dart';\n\nimport '../data/entry_store.dart';\nimport '../widgets/entry_list.dart';\n\n/// ${feature}.\nclass ${pascal}Screen extends StatelessWidget {\n  const ${pascal}Screen({super.key});\n\n  @override\n  Widget build(BuildContext context) => const EntryList(store: EntryStore('${snake}'));\n}\n`,
        [`test/${snake}_test.dart`]: `import 'package:flutter_test/flutter_test.dart';\nimport 'package:shared_preferences/shared_preferences.dart';\nimport 'package:${name}/data/entry_store.dart';\n\nvoid main() {\n  test('${heading} keeps its entries', () async {\n    SharedPreferences.setMockInitialValues({});\n    await const EntryStore('${snake}').add(' First ');\n    expect((await const EntryStore('${snake}').load()).single.name, 'First');\n  });\n}\n`,
      })),
    },
    start: [
      `Create the folders of the platforms, get the packages and start it on a connected device:\n\n${shell('flutter create . --platforms=android,ios,web', 'flutter pub get', 'flutter run')}`,
      '`flutter test` runs the tests, `flutter build apk` makes a file to install.',
    ],
  };
}

/** An ASP.NET Core service in C#. */
export function dotnetTree(blueprint: Blueprint): SourceTree {
  const { slug, modules, version } = blueprint;
  return {
    files: {
      'App.sln':
        'Microsoft Visual Studio Solution File, Format Version 12.00\nProject("{FAE04EC0-301F-11D3-BF4B-00C04F79EFBC}") = "App", "src/App/App.csproj", "{0E5D5E4C-9B0E-4B53-9E0B-3C7A7C6E3D11}"\nEndProject\n',
      'src/App/App.csproj': `<Project Sdk="Microsoft.NET.Sdk.Web">\n  <PropertyGroup>\n    <TargetFramework>net8.0</TargetFramework>\n    <Nullable>enable</Nullable>\n    <ImplicitUsings>enable</ImplicitUsings>\n    <Version>${version}</Version>\n  </PropertyGroup>\n  <ItemGroup>\n    <PackageReference Include="Microsoft.EntityFrameworkCore.SqlServer" Version="8.0.7" />\n  </ItemGroup>\n</Project>\n`,
      'src/App/Program.cs': `using App;\nusing Microsoft.EntityFrameworkCore;\n${modules.map(({ pascal }) => `using App.${pascal}s;\n`).join('')}\nvar builder = WebApplication.CreateBuilder(args);\nbuilder.Services.AddDbContext<Database>(options =>\n    options.UseSqlServer(builder.Configuration.GetConnectionString("Database")));\n\nvar app = builder.Build();\nusing (var scope = app.Services.CreateScope())\n    scope.ServiceProvider.GetRequiredService<Database>().Database.EnsureCreated();\napp.MapGet("/api/health", () => new { status = "ok" });\n${modules.map(({ pascal }) => `app.Map${pascal}();\n`).join('')}app.Run();\n`,
      'src/App/Database.cs': `using Microsoft.EntityFrameworkCore;\n${modules.map(({ pascal }) => `using App.${pascal}s;\n`).join('')}\nnamespace App;\n\npublic class Database(DbContextOptions<Database> options) : DbContext(options)\n{\n${modules.map(({ pascal }) => `    public DbSet<${pascal}> ${pascal}s => Set<${pascal}>();\n`).join('')}}\n`,
      'src/App/appsettings.json': `${JSON.stringify({ ConnectionStrings: { Database: 'Server=localhost;Database=App;User Id=sa;Password=Local-Passw0rd;TrustServerCertificate=true' }, Logging: { LogLevel: { Default: 'Information' } } }, null, 2)}\n`,
      ...perModule(blueprint, ({ pascal, kebab, feature }) => ({
        [`src/App/${pascal}s/${pascal}.cs`]: `using System.ComponentModel.DataAnnotations;\n\nnamespace App.${pascal}s;\n\n/// <summary>${feature.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}.</summary>\npublic class ${pascal}\n{\n    public int Id { get; init; }\n\n    [MaxLength(200)]\n    public required string Name { get; set; }\n\n    [MaxLength(20)]\n    public string State { get; set; } = "open";\n\n    public DateTime CreatedAt { get; init; } = DateTime.UtcNow;\n}\n`,
        [`src/App/${pascal}s/${pascal}Endpoints.cs`]: `using Microsoft.EntityFrameworkCore;\n\nnamespace App.${pascal}s;\n\npublic static class ${pascal}Endpoints\n{\n    public static void Map${pascal}(this WebApplication app)\n    {\n        var group = app.MapGroup("/api/${kebab}");\n        group.MapGet("/", (Database database) =>\n            database.${pascal}s.OrderByDescending(entry => entry.Id).Take(200).ToListAsync());\n        group.MapPost("/", async (New${pascal} values, Database database) =>\n        {\n            var name = values.Name?.Trim();\n            if (string.IsNullOrEmpty(name) || name.Length > 200)\n                return Results.BadRequest(new { message = "A name is needed" });\n            var entry = new ${pascal} { Name = name };\n            database.Add(entry);\n            await database.SaveChangesAsync();\n            return Results.Created($"/api/${kebab}/{entry.Id}", entry);\n        });\n    }\n}\n\npublic record New${pascal}(string? Name);\n`,
      })),
      'tests/App.Tests/App.Tests.csproj':
        '<Project Sdk="Microsoft.NET.Sdk">\n  <PropertyGroup>\n    <TargetFramework>net8.0</TargetFramework>\n  </PropertyGroup>\n  <ItemGroup>\n    <PackageReference Include="Microsoft.NET.Test.Sdk" Version="17.10.0" />\n    <PackageReference Include="xunit" Version="2.9.0" />\n    <PackageReference Include="xunit.runner.visualstudio" Version="2.8.2" />\n    <ProjectReference Include="../../src/App/App.csproj" />\n  </ItemGroup>\n</Project>\n',
      ...perModule(blueprint, ({ pascal }) => ({
        [`tests/App.Tests/${pascal}Tests.cs`]: `using App.${pascal}s;\nusing Xunit;\n\npublic class ${pascal}Tests\n{\n    [Fact]\n    public void ANewEntryIsOpen() => Assert.Equal("open", new ${pascal} { Name = "First" }.State);\n}\n`,
      })),
      'compose.yaml': `name: ${slug}\nservices:\n  database:\n    image: mcr.microsoft.com/mssql/server:2022-latest\n    environment:\n      ACCEPT_EULA: "Y"\n      MSSQL_SA_PASSWORD: Local-Passw0rd\n    ports: ["1433:1433"]\n`,
    },
    start: [
      `Start the database and the service:\n\n${shell('docker compose up -d', 'dotnet run --project src/App')}`,
      'Open <http://localhost:5000/api/health>. `dotnet test tests/App.Tests` runs the tests.',
    ],
  };
}

/** A Ruby on Rails application. */
export function railsTree(blueprint: Blueprint): SourceTree {
  const { modules, title } = blueprint;
  const kind = databaseOf(blueprint)?.kind;
  const adapter = kind === 'postgresql' ? 'postgresql' : kind === 'mysql' ? 'mysql2' : 'sqlite3';
  const gem = adapter === 'postgresql' ? 'pg' : adapter;
  return {
    files: {
      Gemfile: `source "https://rubygems.org"\n\nruby ">= 3.3"\n\ngem "rails", "~> 7.1"\ngem "${gem}"\ngem "puma"\n`,
      Rakefile: 'require_relative "config/application"\n\nRails.application.load_tasks\n',
      'config.ru': 'require_relative "config/environment"\n\nrun Rails.application\n',
      'bin/rails':
        '#!/usr/bin/env ruby\nAPP_PATH = File.expand_path("../config/application", __dir__)\nrequire_relative "../config/boot"\nrequire "rails/commands"\n',
      'config/boot.rb':
        'ENV["BUNDLE_GEMFILE"] ||= File.expand_path("../Gemfile", __dir__)\n\nrequire "bundler/setup"\n',
      'config/application.rb': `require_relative "boot"\nrequire "rails/all"\n\nBundler.require(*Rails.groups)\n\n# ${title}\nmodule App\n  class Application < Rails::Application\n    config.load_defaults 7.1\n    config.time_zone = "Mumbai"\n  end\nend\n`,
      'config/environment.rb': 'require_relative "application"\n\nRails.application.initialize!\n',
      'config/database.yml': `default: &default\n  adapter: ${adapter}\n  url: <%= ENV["DATABASE_URL"] %>\n\ndevelopment:\n  <<: *default\n  database: app_development\n\ntest:\n  <<: *default\n  database: app_test\n\nproduction:\n  <<: *default\n`,
      'config/routes.rb': `Rails.application.routes.draw do\n${modules.map(({ snake }) => `  resources :${snake}_entries\n`).join('')}  root "${modules[0]!.snake}_entries#index"\nend\n`,
      'app/controllers/application_controller.rb':
        'class ApplicationController < ActionController::Base\n  protect_from_forgery with: :exception\nend\n',
      'app/models/application_record.rb':
        'class ApplicationRecord < ActiveRecord::Base\n  primary_abstract_class\nend\n',
      'app/views/layouts/application.html.erb': `<!doctype html>\n<html lang="en">\n  <head>\n    <title>${title.replaceAll('&', '&amp;')}</title>\n    <%= csrf_meta_tags %>\n  </head>\n  <body><%= yield %></body>\n</html>\n`,
      ...perModule(blueprint, ({ snake, pascal, title: heading, feature }) => ({
        [`app/models/${snake}_entry.rb`]: `# ${feature}.\nclass ${pascal}Entry < ApplicationRecord\n  validates :name, presence: true, length: { maximum: 200 }\n\n  scope :newest, -> { order(created_at: :desc) }\nend\n`,
        [`app/controllers/${snake}_entries_controller.rb`]: `class ${pascal}EntriesController < ApplicationController\n  def index\n    @entries = ${pascal}Entry.newest.limit(200)\n    @entry = ${pascal}Entry.new\n  end\n\n  def create\n    @entry = ${pascal}Entry.new(params.require(:${snake}_entry).permit(:name))\n    return redirect_to ${snake}_entries_path if @entry.save\n\n    @entries = ${pascal}Entry.newest.limit(200)\n    render :index, status: :unprocessable_entity\n  end\nend\n`,
        [`app/views/${snake}_entries/index.html.erb`]: `<h1>${heading}</h1>\n<%= form_with model: @entry do |form| %>\n  <%= form.label :name %> <%= form.text_field :name, required: true, maxlength: 200 %>\n  <%= form.submit "Add" %>\n<% end %>\n<ul>\n  <% @entries.each do |entry| %><li><%= entry.name %></li><% end %>\n</ul>\n`,
        [`db/migrate/202401010000${String(modules.findIndex((one) => one.snake === snake)).padStart(2, '0')}_create_${snake}_entries.rb`]: `class Create${pascal}Entries < ActiveRecord::Migration[7.1]\n  def change\n    create_table :${snake}_entries do |table|\n      table.string :name, null: false, limit: 200\n      table.string :state, null: false, default: "open"\n      table.timestamps\n    end\n  end\nend\n`,
        [`test/models/${snake}_entry_test.rb`]: `require_relative "../test_helper"\n\nclass ${pascal}EntryTest < ActiveSupport::TestCase\n  test "needs a name" do\n    assert_not ${pascal}Entry.new.valid?\n  end\nend\n`,
      })),
      'test/test_helper.rb':
        'ENV["RAILS_ENV"] ||= "test"\nrequire_relative "../config/environment"\nrequire "rails/test_help"\n',
      ...composeFile(blueprint),
    },
    start: [
      ...composeStep(blueprint),
      `Install the gems, create the database and start it:\n\n${shell('bundle install', 'ruby bin/rails db:prepare', 'ruby bin/rails server')}`,
      'Open <http://localhost:3000>. `ruby bin/rails test` runs the tests.',
    ],
  };
}

/** A Rust program without further crates. */
export function rustTree(blueprint: Blueprint): SourceTree {
  const { slug, modules, version, summary } = blueprint;
  return {
    files: {
      'Cargo.toml': `[package]\nname = "${slug}"\nversion = "${version}"\nedition = "2021"\n\n[profile.release]\nlto = true\nstrip = true\n`,
      'src/main.rs': `//! ${summary}\n\nmod record;\n${modules.map(({ snake }) => `mod ${snake};\n`).join('')}\nuse std::env;\nuse std::process::ExitCode;\n\nfn main() -> ExitCode {\n    let arguments: Vec<String> = env::args().skip(1).collect();\n    let (part, names) = match arguments.split_first() {\n        Some(found) => found,\n        None => {\n            eprintln!("usage: ${slug} <${modules.map(({ kebab }) => kebab).join('|')}> [name...]");\n            return ExitCode::FAILURE;\n        }\n    };\n    let result = match part.as_str() {\n${modules.map(({ kebab, snake }) => `        "${kebab}" => ${snake}::run(names),\n`).join('')}        other => Err(format!("there is no part named {other}")),\n    };\n    match result {\n        Ok(text) => println!("{text}"),\n        Err(problem) => {\n            eprintln!("{problem}");\n            return ExitCode::FAILURE;\n        }\n    }\n    ExitCode::SUCCESS\n}\n`,
      'src/record.rs': `/// An entry of any part.\n#[derive(Debug, Clone, PartialEq)]\npub struct Record {\n    pub id: usize,\n    pub name: String,\n}\n\n/// Makes the entries of some names; none may be empty.\npub fn records(names: &[String]) -> Result<Vec<Record>, String> {\n    names\n        .iter()\n        .enumerate()\n        .map(|(index, name)| match name.trim() {\n            "" => Err(format!("name {} is empty", index + 1)),\n            name => Ok(Record { id: index + 1, name: name.to_string() }),\n        })\n        .collect()\n}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n    #[test]\n    fn an_empty_name_is_refused() {\n        assert!(records(&[" ".to_string()]).is_err());\n    }\n}\n`,
      ...perModule(blueprint, ({ snake, feature, title }) => ({
        [`src/${snake}.rs`]: `//! ${feature}.\n\nuse crate::record::records;\n\npub fn run(names: &[String]) -> Result<String, String> {\n    let entries = records(names)?;\n    let lines: Vec<String> = entries.iter().map(|r| format!("{:>4}  {}", r.id, r.name)).collect();\n    Ok(format!("${title}: {}\\n{}", entries.len(), lines.join("\\n")))\n}\n\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn counts_its_entries() {\n        assert!(super::run(&["a".to_string()]).unwrap().starts_with("${title}: 1"));\n    }\n}\n`,
      })),
      'rustfmt.toml': 'max_width = 100\n',
      ...(databaseOf(blueprint)?.kind === 'postgresql' &&
        migrations(blueprint, 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY', 'migrations')),
      ...composeFile(blueprint),
    },
    start: [
      ...composeStep(blueprint),
      `Build and start it:\n\n${shell('cargo build --release', `./target/release/${slug} ${modules[0]!.kebab} First Second`)}`,
      '`cargo test` runs the tests.',
    ],
  };
}

/** A C++ program built with CMake. */
export function cmakeTree(blueprint: Blueprint): SourceTree {
  const { modules, version, uses, slug } = blueprint;
  const isDevice = uses('ESP32', 'FreeRTOS', 'Zephyr');
  return {
    files: {
      'CMakeLists.txt': `cmake_minimum_required(VERSION 3.25)\nproject(app VERSION ${version} LANGUAGES CXX)\n\nset(CMAKE_CXX_STANDARD 20)\nset(CMAKE_CXX_STANDARD_REQUIRED ON)\n\nadd_library(core\n${modules.map(({ snake }) => `  src/${snake}.cpp\n`).join('')}  src/record.cpp)\ntarget_include_directories(core PUBLIC include)\n\nadd_executable(app src/main.cpp)\ntarget_link_libraries(app PRIVATE core)\n\nenable_testing()\nadd_executable(tests tests/main.cpp)\ntarget_link_libraries(tests PRIVATE core)\nadd_test(NAME tests COMMAND tests)\n`,
      'include/record.hpp':
        '#pragma once\n\n#include <string>\n#include <vector>\n\nstruct Record {\n  int id;\n  std::string name;\n};\n\n/** Makes the records of some names; an empty one is left out. */\nstd::vector<Record> make_records(const std::vector<std::string>& names);\n',
      'src/record.cpp':
        '#include "record.hpp"\n\nstd::vector<Record> make_records(const std::vector<std::string>& names) {\n  std::vector<Record> records;\n  for (const auto& name : names) {\n    if (name.empty()) continue;\n    records.push_back({static_cast<int>(records.size()) + 1, name});\n  }\n  return records;\n}\n',
      'src/main.cpp': `#include <iostream>\n#include <string>\n#include <vector>\n\n${modules.map(({ snake }) => `#include "${snake}.hpp"\n`).join('')}\nint main(int count, char** arguments) {\n  const std::vector<std::string> names(arguments + 1, arguments + count);\n${modules.map(({ snake }) => `  std::cout << ${snake}::describe(names) << "\\n";\n`).join('')}}\n`,
      ...perModule(blueprint, ({ snake, title, feature }) => ({
        [`include/${snake}.hpp`]: `#pragma once\n\n#include <string>\n#include <vector>\n\n/** ${feature}. */\nnamespace ${snake} {\nstd::string describe(const std::vector<std::string>& names);\n}\n`,
        [`src/${snake}.cpp`]: `#include "${snake}.hpp"\n\n#include "record.hpp"\n\nstd::string ${snake}::describe(const std::vector<std::string>& names) {\n  std::string text = "${title}:";\n  for (const auto& record : make_records(names)) text += " " + record.name;\n  return text;\n}\n`,
      })),
      'tests/main.cpp': `#include <cassert>\n\n#include "record.hpp"\n\nint main() {\n  assert(make_records({"a", "", "b"}).size() == 2);\n  assert(make_records({"a"}).front().id == 1);\n}\n`,
      'docs/hardware.md': `# Hardware\n\n${isDevice ? `Connect the board by USB. ${slug} prints its state at 115200 baud.` : 'Any 64-bit computer with 2 GB of memory.'}\n`,
      '.clang-format': 'BasedOnStyle: Google\nColumnLimit: 100\n',
    },
    start: [
      `Build it and run the tests:\n\n${shell('cmake -B build -DCMAKE_BUILD_TYPE=Release', 'cmake --build build', 'ctest --test-dir build')}`,
      `Start it:\n\n${shell('./build/app First Second')}`,
    ],
  };
}

/** A game made with Godot. */
export function godotTree(blueprint: Blueprint): SourceTree {
  const { modules, title } = blueprint;
  return {
    files: {
      'project.godot': `config_version=5\n\n[application]\nconfig/name="${title.replaceAll('"', '')}"\nrun/main_scene="res://scenes/main.tscn"\nconfig/features=PackedStringArray("4.2")\n\n[autoload]\nGameState="*res://scripts/game_state.gd"\n\n[display]\nwindow/size/viewport_width=1280\nwindow/size/viewport_height=720\nwindow/stretch/mode="canvas_items"\n`,
      'scenes/main.tscn':
        '[gd_scene load_steps=2 format=3]\n\n[ext_resource type="Script" path="res://scripts/main.gd" id="1"]\n\n[node name="Main" type="Node2D"]\nscript = ExtResource("1")\n',
      'scripts/main.gd': `extends Node2D\n\nconst PARTS := [\n${modules.map(({ snake }) => `\tpreload("res://scripts/parts/${snake}.gd"),\n`).join('')}]\n\nfunc _ready() -> void:\n\tfor part in PARTS:\n\t\tadd_child(part.new())\n`,
      'scripts/game_state.gd':
        'extends Node\n\nsignal score_changed(score: int)\n\nconst PATH := "user://save.json"\n\nvar score := 0:\n\tset(value):\n\t\tscore = max(0, value)\n\t\tscore_changed.emit(score)\n\nfunc save() -> void:\n\tvar file := FileAccess.open(PATH, FileAccess.WRITE)\n\tfile.store_string(JSON.stringify({"score": score}))\n\nfunc load_saved() -> void:\n\tif not FileAccess.file_exists(PATH):\n\t\treturn\n\tvar saved = JSON.parse_string(FileAccess.get_file_as_string(PATH))\n\tif saved is Dictionary:\n\t\tscore = int(saved.get("score", 0))\n',
      'scripts/hud.gd':
        'extends CanvasLayer\n\n@onready var label: Label = $Score\n\nfunc _ready() -> void:\n\tGameState.score_changed.connect(func(score: int) -> void: label.text = str(score))\n',
      'scenes/hud.tscn':
        '[gd_scene load_steps=2 format=3]\n\n[ext_resource type="Script" path="res://scripts/hud.gd" id="1"]\n\n[node name="Hud" type="CanvasLayer"]\nscript = ExtResource("1")\n\n[node name="Score" type="Label" parent="."]\ntext = "0"\n',
      'icon.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" rx="24" fill="#1f5673"/><circle cx="64" cy="64" r="28" fill="#fff"/></svg>\n',
      'export_presets.cfg':
        '[preset.0]\n\nname="Web"\nplatform="Web"\nrunnable=true\nexport_path="build/index.html"\n',
      ...perModule(blueprint, ({ snake, title: name, feature }) => ({
        [`scripts/parts/${snake}.gd`]: `extends Node2D\n## ${feature}.\n\nsignal finished\n\n@export var seconds := 60.0\n\nvar _left := seconds\n\nfunc _ready() -> void:\n\tname = "${name}"\n\nfunc _process(delta: float) -> void:\n\tif _left <= 0.0:\n\t\treturn\n\t_left -= delta\n\tif _left <= 0.0:\n\t\tGameState.score += 10\n\t\tfinished.emit()\n`,
        [`scenes/parts/${snake}.tscn`]: `[gd_scene load_steps=2 format=3]\n\n[ext_resource type="Script" path="res://scripts/parts/${snake}.gd" id="1"]\n\n[node name="${name.replaceAll(' ', '')}" type="Node2D"]\nscript = ExtResource("1")\n`,
      })),
    },
    start: [
      'Start Godot 4.2, choose Import and open `project.godot`.',
      'Press F5 to play. Project > Export makes the web version into `build/`.',
    ],
  };
}
