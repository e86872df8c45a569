/** Requirements by technology; for each requirement, the first matching rule wins. */
const RULES: readonly (readonly [requirement: string, technologies: readonly string[]])[] = [
  [
    'Node.js 20 or later',
    [
      'Node.js',
      'React',
      'Next.js',
      'Vue',
      'Svelte',
      'Angular',
      'NestJS',
      'Express',
      'Vite',
      'Astro',
      'TypeScript',
      'Tailwind CSS',
      'Electron',
      'Strapi',
      'Prisma',
      'Socket.IO',
      'mediasoup',
    ],
  ],
  [
    'Python 3.11 or later',
    [
      'Python',
      'Django',
      'FastAPI',
      'Flask',
      'Streamlit',
      'Jupyter',
      'PyTorch',
      'TensorFlow',
      'scikit-learn',
      'Pandas',
      'pandas',
      'Celery',
      'Apache Airflow',
      'dbt',
      'Typer',
    ],
  ],
  ['PHP 8.2 or later with Composer 2', ['PHP', 'Laravel', 'Livewire', 'Inertia']],
  ['Go 1.22 or later', ['Go']],
  ['JDK 17 or later', ['Java', 'Spring Boot', 'Thymeleaf', 'Ktor', 'Kotlin', 'JavaFX']],
  ['Android Studio Koala or later, Android 8 or later', ['Jetpack Compose', 'Android SDK', 'Room']],
  ['Flutter 3.22 or later', ['Flutter', 'Dart']],
  ['.NET 8 SDK', ['C#', 'ASP.NET Core', 'Entity Framework']],
  ['Ruby 3.3 or later', ['Ruby', 'Ruby on Rails', 'Hotwire', 'Sidekiq']],
  ['Rust 1.78 or later', ['Rust']],
  ['CMake 3.25 and a C++20 compiler', ['C++', 'C', 'CMake', 'Qt']],
  ['Godot 4.2', ['Godot', 'GDScript']],
  ['Unity 2022.3 LTS', ['Unity']],
  ['ESP-IDF 5.2', ['ESP32', 'FreeRTOS']],
  ['PostgreSQL 15 or later', ['PostgreSQL']],
  ['PostgreSQL 15 or later with PostGIS 3.4', ['PostGIS']],
  ['PostgreSQL 15 or later with TimescaleDB 2.14', ['TimescaleDB']],
  ['PostgreSQL 15 or later with pgvector 0.7', ['pgvector']],
  ['MySQL 8 or MariaDB 10.11', ['MySQL', 'MariaDB']],
  ['SQL Server 2019 or later', ['SQL Server']],
  ['MongoDB 6 or later', ['MongoDB']],
  ['ClickHouse 24.3 or later', ['ClickHouse']],
  ['SQLite 3.40 or later', ['SQLite']],
  ['Redis 7 or later', ['Redis', 'BullMQ', 'Celery', 'Sidekiq']],
  ['RabbitMQ 3.13', ['RabbitMQ']],
  ['An MQTT broker, such as Mosquitto 2', ['MQTT']],
  ['FFmpeg 6 or later', ['FFmpeg', 'HLS']],
  ['A Firebase project on the free plan', ['Firebase', 'Firebase Cloud Messaging']],
  ['A Supabase project on the free plan', ['Supabase']],
  ['Docker 24 with Docker Compose', ['Docker']],
];

const FALLBACK = 'A current browser and any static web host';
/** Databases whose requirement includes that of plain PostgreSQL. */
const POSTGRESQL_EXTENSIONS = /^PostgreSQL .* with /;
const PLAIN_POSTGRESQL = 'PostgreSQL 15 or later';

/**
 * Returns the requirements of a project with these technologies, with the Java version that its
 * text mentions.
 */
export function requirementsOf(technologies: readonly string[], text: string): string[] {
  const found = RULES.filter(([, names]) => names.some((name) => technologies.includes(name))).map(
    ([requirement]) => requirement,
  );
  if (found.length === 0) return [FALLBACK];
  const isExtended = found.some((requirement) => POSTGRESQL_EXTENSIONS.test(requirement));
  const java = /\bJava (\d+)/.exec(text)?.[1] ?? '17';
  return found
    .filter((requirement) => !isExtended || requirement !== PLAIN_POSTGRESQL)
    .map((requirement) => requirement.replace('JDK 17', `JDK ${java}`));
}
