import {
  composeFile,
  composeStep,
  databaseOf,
  perModule,
  shell,
  type Blueprint,
  type SourceFiles,
  type SourceTree,
} from './blueprint';

const environment = shell(
  'python -m venv .venv',
  '. .venv/bin/activate',
  'pip install -r requirements.txt',
);

const driverOf = (blueprint: Blueprint) => {
  const kind = databaseOf(blueprint)?.kind;
  if (kind === 'postgresql') return 'psycopg[binary]>=3.1\n';
  return kind === 'mysql' ? 'PyMySQL>=1.1\n' : '';
};

const addressOf = (blueprint: Blueprint) =>
  (databaseOf(blueprint)?.address ?? 'sqlite:///data.sqlite')
    .replace('postgresql:', 'postgresql+psycopg:')
    .replace('mysql:', 'mysql+pymysql:')
    .replace(/^mongodb:.*/, 'sqlite:///data.sqlite');

const project = ({ slug, version }: Blueprint) =>
  `[project]\nname = "${slug}"\nversion = "${version}"\nrequires-python = ">=3.11"\n\n[tool.pytest.ini_options]\ntestpaths = ["tests"]\npythonpath = ["."]\n\n[tool.ruff]\nline-length = 100\n`;

function djangoTree(blueprint: Blueprint): SourceTree {
  const { modules, title } = blueprint;
  const database = databaseOf(blueprint);
  const engine = database?.kind === 'mysql' ? 'mysql' : database ? 'postgresql' : 'sqlite3';
  const files: SourceFiles = {
    'requirements.txt': `Django>=5.0,<5.3\n${engine === 'mysql' ? 'mysqlclient>=2.2\n' : engine === 'postgresql' ? 'psycopg[binary]>=3.1\n' : ''}gunicorn>=22\n`,
    'pyproject.toml': project(blueprint),
    '.env.example': `SECRET_KEY=change-me\nDEBUG=1\nDB_NAME=app\nDB_USER=app\nDB_PASSWORD=app\nDB_HOST=localhost\n`,
    'manage.py':
      "#!/usr/bin/env python\nimport os\nimport sys\n\nfrom django.core.management import execute_from_command_line\n\nif __name__ == '__main__':\n    os.environ.setdefault('DJANGO_SETTINGS_MODULE', 'config.settings')\n    execute_from_command_line(sys.argv)\n",
    'config/__init__.py': '',
    'config/settings.py': `"""Settings of ${title}; secrets come from the environment."""\n\nimport os\nfrom pathlib import Path\n\nBASE_DIR = Path(__file__).resolve().parent.parent\nSECRET_KEY = os.environ.get("SECRET_KEY", "for development alone")\nDEBUG = os.environ.get("DEBUG") == "1"\nALLOWED_HOSTS = os.environ.get("ALLOWED_HOSTS", "localhost,127.0.0.1").split(",")\n\nINSTALLED_APPS = [\n    "django.contrib.admin",\n    "django.contrib.auth",\n    "django.contrib.contenttypes",\n    "django.contrib.sessions",\n    "django.contrib.messages",\n    "django.contrib.staticfiles",\n${modules.map(({ snake }) => `    "${snake}",\n`).join('')}]\n\nMIDDLEWARE = [\n    "django.middleware.security.SecurityMiddleware",\n    "django.contrib.sessions.middleware.SessionMiddleware",\n    "django.middleware.csrf.CsrfViewMiddleware",\n    "django.contrib.auth.middleware.AuthenticationMiddleware",\n    "django.contrib.messages.middleware.MessageMiddleware",\n]\n\nROOT_URLCONF = "config.urls"\nWSGI_APPLICATION = "config.wsgi.application"\nTEMPLATES = [\n    {\n        "BACKEND": "django.template.backends.django.DjangoTemplates",\n        "DIRS": [BASE_DIR / "templates"],\n        "APP_DIRS": True,\n        "OPTIONS": {\n            "context_processors": [\n                "django.template.context_processors.request",\n                "django.contrib.auth.context_processors.auth",\n                "django.contrib.messages.context_processors.messages",\n            ]\n        },\n    }\n]\n\nDATABASES = {\n    "default": {\n        "ENGINE": "django.db.backends.${engine}",\n        "NAME": ${engine === 'sqlite3' ? 'BASE_DIR / "data.sqlite3"' : 'os.environ.get("DB_NAME", "app")'},\n        "USER": os.environ.get("DB_USER", ""),\n        "PASSWORD": os.environ.get("DB_PASSWORD", ""),\n        "HOST": os.environ.get("DB_HOST", ""),\n    }\n}\n\nDEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"\nLANGUAGE_CODE = "en-in"\nTIME_ZONE = "Asia/Kolkata"\nUSE_TZ = True\nSTATIC_URL = "static/"\n`,
    'config/urls.py': `from django.contrib import admin\nfrom django.urls import include, path\n\nurlpatterns = [\n    path("admin/", admin.site.urls),\n${modules.map(({ snake, kebab }) => `    path("${kebab}/", include("${snake}.urls")),\n`).join('')}]\n`,
    'config/wsgi.py':
      "import os\n\nfrom django.core.wsgi import get_wsgi_application\n\nos.environ.setdefault('DJANGO_SETTINGS_MODULE', 'config.settings')\napplication = get_wsgi_application()\n",
    'templates/base.html': `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8">\n    <meta name="viewport" content="width=device-width, initial-scale=1">\n    <title>{% block title %}${title.replaceAll('&', '&amp;')}{% endblock %}</title>\n  </head>\n  <body>{% block content %}{% endblock %}</body>\n</html>\n`,
    ...perModule(blueprint, ({ snake, pascal, title: name, feature }) => ({
      [`${snake}/__init__.py`]: '',
      [`${snake}/models.py`]: `from django.db import models\n\n\nclass ${pascal}(models.Model):\n    """${feature}."""\n\n    class State(models.TextChoices):\n        OPEN = "open"\n        DONE = "done"\n\n    name = models.CharField(max_length=200)\n    state = models.CharField(max_length=20, choices=State, default=State.OPEN)\n    created_at = models.DateTimeField(auto_now_add=True)\n\n    class Meta:\n        ordering = ["-created_at"]\n        indexes = [models.Index(fields=["state", "created_at"])]\n\n    def __str__(self):\n        return self.name\n`,
      [`${snake}/views.py`]: `from django.contrib.auth.mixins import LoginRequiredMixin\nfrom django.urls import reverse_lazy\nfrom django.views.generic import CreateView, ListView\n\nfrom .models import ${pascal}\n\n\nclass ${pascal}List(LoginRequiredMixin, ListView):\n    model = ${pascal}\n    paginate_by = 25\n\n\nclass ${pascal}Create(LoginRequiredMixin, CreateView):\n    model = ${pascal}\n    fields = ["name", "state"]\n    success_url = reverse_lazy("${snake}:list")\n`,
      [`${snake}/urls.py`]: `from django.urls import path\n\nfrom .views import ${pascal}Create, ${pascal}List\n\napp_name = "${snake}"\nurlpatterns = [\n    path("", ${pascal}List.as_view(), name="list"),\n    path("new/", ${pascal}Create.as_view(), name="create"),\n]\n`,
      [`${snake}/templates/${snake}/${pascal.toLowerCase()}_list.html`]: `{% extends "base.html" %}\n{% block title %}${name}{% endblock %}\n{% block content %}\n  <h1>${name}</h1>\n  <ul>{% for entry in object_list %}<li>{{ entry.name }}, {{ entry.state }}</li>{% endfor %}</ul>\n{% endblock %}\n`,
      [`${snake}/tests.py`]: `from django.test import TestCase\n\nfrom .models import ${pascal}\n\n\nclass ${pascal}Tests(TestCase):\n    def test_new_entries_are_open(self):\n        self.assertEqual(${pascal}.objects.create(name="First").state, "open")\n`,
    })),
    ...composeFile(blueprint),
  };
  return {
    files,
    start: [
      ...composeStep(blueprint),
      `Create an environment and install the packages:\n\n${environment}`,
      `Copy \`.env.example\` to \`.env\`, create the tables and an account, and start it:\n\n${shell('cp .env.example .env && set -a && . ./.env', `python manage.py makemigrations ${modules.map(({ snake }) => snake).join(' ')}`, 'python manage.py migrate', 'python manage.py createsuperuser', 'python manage.py runserver')}`,
      'Open <http://localhost:8000/admin/>. `python manage.py test` runs the tests.',
    ],
  };
}

const isLearning = ({ uses }: Blueprint) =>
  uses(
    'PyTorch',
    'TensorFlow',
    'scikit-learn',
    'LightGBM',
    'OpenCV',
    'Hugging Face Transformers',
    'ONNX Runtime',
  );

function learningFiles(blueprint: Blueprint): SourceFiles {
  return {
    'training/__init__.py': '',
    'training/data.py': `"""Reads the samples and splits them the same way each time."""\n\nimport csv\nimport random\nfrom pathlib import Path\n\n\ndef read_samples(folder: Path) -> list[dict[str, str]]:\n    samples = []\n    for path in sorted(folder.glob("*.csv")):\n        with path.open(newline="", encoding="utf-8") as file:\n            samples += list(csv.DictReader(file))\n    return samples\n\n\ndef split(samples: list, share: float = 0.2, seed: int = 7) -> tuple[list, list]:\n    shuffled = samples[:]\n    random.Random(seed).shuffle(shuffled)\n    at = round(len(shuffled) * (1 - share))\n    return shuffled[:at], shuffled[at:]\n`,
    'training/train.py': `"""Trains the baseline model: python -m training.train sample-data models/baseline.json"""\n\nimport json\nimport sys\nfrom collections import Counter\nfrom pathlib import Path\n\nfrom .data import read_samples, split\n\n\ndef train(samples: list[dict[str, str]]) -> dict[str, float]:\n    states = Counter(sample["state"] for sample in samples)\n    return {state: count / len(samples) for state, count in states.items()}\n\n\ndef main(folder: str, target: str) -> None:\n    training, held_out = split(read_samples(Path(folder)))\n    model = train(training)\n    best = max(model, key=model.get)\n    hits = sum(sample["state"] == best for sample in held_out)\n    Path(target).parent.mkdir(parents=True, exist_ok=True)\n    Path(target).write_text(json.dumps(model, indent=2))\n    print(f"accuracy of the baseline: {hits / max(1, len(held_out)):.3f}")\n\n\nif __name__ == "__main__":\n    main(*sys.argv[1:3])\n`,
    'training/evaluate.py': `"""Precision and recall by class."""\n\n\ndef report(truth: list[str], guess: list[str]) -> dict[str, tuple[float, float]]:\n    pairs = list(zip(truth, guess))\n    result = {}\n    for name in sorted(set(truth)):\n        hits = sum(t == g == name for t, g in pairs)\n        result[name] = (\n            hits / max(1, sum(g == name for _, g in pairs)),\n            hits / max(1, sum(t == name for t, _ in pairs)),\n        )\n    return result\n`,
    'tests/test_training.py': `from training.data import split\nfrom training.evaluate import report\nfrom training.train import train\n\n\ndef test_split_is_repeatable():\n    assert split(list(range(10))) == split(list(range(10)))\n\n\ndef test_shares_add_up():\n    assert sum(train([{"state": "open"}, {"state": "done"}]).values()) == 1\n\n\ndef test_report():\n    assert report(["a", "b"], ["a", "a"])["a"] == (0.5, 1.0)\n`,
    'models/README.md':
      'Trained models are written here; `baseline.json` is made by `training.train`.\n',
    'notebooks/explore.ipynb': `${JSON.stringify(
      {
        cells: [
          { cell_type: 'markdown', metadata: {}, source: [`# ${blueprint.title}`] },
          {
            cell_type: 'code',
            execution_count: null,
            metadata: {},
            outputs: [],
            source: [
              'from pathlib import Path\n',
              'from training.data import read_samples\n',
              "len(read_samples(Path('sample-data')))",
            ],
          },
        ],
        metadata: {},
        nbformat: 4,
        nbformat_minor: 5,
      },
      null,
      1,
    )}\n`,
  };
}

function serviceTree(blueprint: Blueprint): SourceTree {
  const { modules, title, version, uses } = blueprint;
  const trains = isLearning(blueprint);
  return {
    files: {
      'requirements.txt': `fastapi>=0.111\nuvicorn>=0.30\nSQLAlchemy>=2.0\n${driverOf(blueprint)}pytest>=8\nhttpx>=0.27\n${uses('PyTorch') ? 'torch>=2.3\n' : ''}${uses('TensorFlow', 'TensorFlow Lite') ? 'tensorflow>=2.16\n' : ''}${uses('scikit-learn') ? 'scikit-learn>=1.5\n' : ''}${uses('OpenCV') ? 'opencv-python-headless>=4.9\n' : ''}`,
      'pyproject.toml': project(blueprint),
      '.env.example': `DATABASE_URL=${addressOf(blueprint)}\n`,
      'app/__init__.py': `"""${title}."""\n\n__version__ = "${version}"\n`,
      'app/main.py': `from fastapi import FastAPI\n\nfrom . import __version__\nfrom .database import create_tables\n${modules.map(({ snake }) => `from .routes import ${snake}\n`).join('')}\n\ndef make_app() -> FastAPI:\n    create_tables()\n    app = FastAPI(title="${title}", version=__version__)\n${modules.map(({ snake }) => `    app.include_router(${snake}.router)\n`).join('')}    return app\n`,
      'app/database.py':
        'import os\n\nfrom sqlalchemy import create_engine\nfrom sqlalchemy.orm import DeclarativeBase, Session\n\nengine = create_engine(os.environ.get("DATABASE_URL", "sqlite:///data.sqlite"))\n\n\nclass Base(DeclarativeBase):\n    pass\n\n\ndef create_tables() -> None:\n    from . import models  # noqa: F401\n\n    Base.metadata.create_all(engine)\n\n\ndef open_session():\n    with Session(engine) as session:\n        yield session\n',
      'app/models.py': `from datetime import datetime\n\nfrom sqlalchemy import String, func\nfrom sqlalchemy.orm import Mapped, mapped_column\n\nfrom .database import Base\n${modules.map(({ pascal, snake, feature }) => `\n\nclass ${pascal}(Base):\n    """${feature}."""\n\n    __tablename__ = "${snake}"\n\n    id: Mapped[int] = mapped_column(primary_key=True)\n    name: Mapped[str] = mapped_column(String(200))\n    state: Mapped[str] = mapped_column(String(20), default="open", index=True)\n    created_at: Mapped[datetime] = mapped_column(server_default=func.now())\n`).join('')}`,
      'app/routes/__init__.py': '',
      ...perModule(blueprint, ({ snake, kebab, pascal, feature }) => ({
        [`app/routes/${snake}.py`]: `"""${feature}."""\n\nfrom fastapi import APIRouter, Depends\nfrom pydantic import BaseModel, Field\nfrom sqlalchemy import select\nfrom sqlalchemy.orm import Session\n\nfrom ..database import open_session\nfrom ..models import ${pascal}\n\nrouter = APIRouter(prefix="/${kebab}", tags=["${kebab}"])\n\n\nclass New${pascal}(BaseModel):\n    name: str = Field(min_length=1, max_length=200)\n\n\n@router.get("")\ndef list_all(session: Session = Depends(open_session)):\n    return session.scalars(select(${pascal}).order_by(${pascal}.id.desc()).limit(200)).all()\n\n\n@router.post("", status_code=201)\ndef add(values: New${pascal}, session: Session = Depends(open_session)):\n    entry = ${pascal}(name=values.name.strip())\n    session.add(entry)\n    session.commit()\n    session.refresh(entry)\n    return entry\n`,
        [`tests/test_${snake}.py`]: `from fastapi.testclient import TestClient\n\nfrom app.main import make_app\n\nclient = TestClient(make_app())\n\n\ndef test_an_entry_is_listed():\n    assert client.post("/${kebab}", json={"name": "First"}).status_code == 201\n    assert client.get("/${kebab}").json()[0]["name"] == "First"\n\n\ndef test_a_name_is_needed():\n    assert client.post("/${kebab}", json={"name": ""}).status_code == 422\n`,
      })),
      ...(trains && learningFiles(blueprint)),
      Dockerfile:
        'FROM python:3.11-slim\nWORKDIR /app\nCOPY requirements.txt .\nRUN pip install --no-cache-dir -r requirements.txt\nCOPY . .\nEXPOSE 8000\nCMD ["uvicorn", "app.main:make_app", "--factory", "--host", "0.0.0.0"]\n',
      ...composeFile(blueprint),
    },
    start: [
      ...composeStep(blueprint),
      `Create an environment and install the packages:\n\n${environment}`,
      ...(trains
        ? [
            `Train the baseline model with the sample data:\n\n${shell('python -m training.train sample-data models/baseline.json')}`,
          ]
        : []),
      `Start the service:\n\n${shell('cp .env.example .env', 'uvicorn app.main:make_app --factory --env-file .env')}`,
      'Open <http://localhost:8000/docs> for every request it answers. `pytest` runs the tests.',
    ],
  };
}

/** A Python project: Django, or a FastAPI service, with training where models are learned. */
export const pythonTree = (blueprint: Blueprint): SourceTree =>
  blueprint.uses('Django') ? djangoTree(blueprint) : serviceTree(blueprint);
