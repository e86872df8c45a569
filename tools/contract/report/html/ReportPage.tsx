import { countOutcomes, type CaseResult, type Outcome, type RunResult } from '../../run/result';
import { CaseView } from './CaseView';
import { CoverageTable } from './CoverageTable';
import { policyFor } from './policy';
import { SCRIPT } from './script';
import { STYLE } from './style';

const OUTCOMES: Outcome[] = ['failed', 'skipped', 'passed'];

function Figures({ result }: { result: RunResult }) {
  const { passed, failed, skipped } = countOutcomes(result.cases);
  const covered = result.coverage.filter(({ isCovered }) => isCovered).length;
  const figures = [
    ['failed', failed],
    ['passed', passed],
    ['skipped', skipped],
    ['operations covered', `${covered} of ${result.coverage.length}`],
  ] as const;
  return (
    <ul className="figures">
      {figures.map(([label, figure]) => (
        <li key={label}>
          <strong className={label}>{figure}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

function Filter({ operations }: { operations: string[] }) {
  return (
    <div className="filter">
      <label htmlFor="operation">Operation</label>
      <select id="operation">
        <option value="">All</option>
        {operations.map((operationId) => (
          <option key={operationId}>{operationId}</option>
        ))}
      </select>
      <label htmlFor="outcome">Outcome</label>
      <select id="outcome">
        <option value="">All</option>
        {OUTCOMES.map((outcome) => (
          <option key={outcome}>{outcome}</option>
        ))}
      </select>
      <span id="count" className="quiet" role="status" />
    </div>
  );
}

const CaseList = ({ cases }: { cases: CaseResult[] }) =>
  cases.map((one, index) => <CaseView key={index} result={one} />);

/** Renders the whole report, failures first. */
export function ReportPage({ result }: { result: RunResult }) {
  const { cases, coverage, document, mode, url, startedAt } = result;
  const failures = cases.filter(({ outcome }) => outcome === 'failed');
  const others = cases.filter(({ outcome }) => outcome !== 'failed');
  const verdict = failures.length > 0 ? 'does not conform to' : 'conforms to';
  const title = `${url} ${verdict} ${document.title} ${document.version}`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policyFor(STYLE, SCRIPT)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p className="quiet">
            {startedAt}, {mode.mayWrite ? 'read and write' : 'read-only'},{' '}
            {mode.includeExtensions ? 'with' : 'without'} extensions. Secrets are redacted; to
            repeat a request, set the variables of its command, such as TOKEN, in your shell.
          </p>
          <Figures result={result} />
          <h2>Failed cases</h2>
          <Filter operations={[...new Set(cases.map(({ operationId }) => operationId))]} />
          <CaseList cases={failures} />
          {failures.length === 0 && <p>None.</p>}
          <h2>Coverage</h2>
          <p className="quiet">A dash marks a documented status that no request can trigger.</p>
          <CoverageTable coverage={coverage} />
          <h2>Passed and skipped cases</h2>
          <CaseList cases={others} />
        </main>
        <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      </body>
    </html>
  );
}
