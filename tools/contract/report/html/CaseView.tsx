import type { CaseResult } from '../../run/result';
import { ExchangeView } from './ExchangeView';
import { FindingView } from './FindingView';

/** Maximum length of a body in characters, by outcome. */
const MAX_BODY_LENGTH = { failed: 6_000, passed: 800, skipped: 0 };

/** Renders a case, expanded if it failed. */
export function CaseView({ result }: { result: CaseResult }) {
  const { operationId, title, due, outcome, reason, findings, exchanges, curl } = result;
  const shown = outcome === 'failed' ? exchanges : exchanges.slice(-1);
  return (
    <details
      data-operation={operationId}
      data-outcome={outcome}
      {...(outcome === 'failed' && { open: true })}
    >
      <summary>
        <span className={outcome}>{outcome}</span> <b>{operationId}</b> {due.join(' or ')} {title}
      </summary>
      <div className="inside">
        {reason && <p>Skipped: {reason}.</p>}
        {findings.map((finding, index) => (
          <FindingView key={index} finding={finding} />
        ))}
        {curl && (
          <>
            <p className="quiet">Repeat the last request</p>
            <pre tabIndex={0}>{curl}</pre>
          </>
        )}
        {shown.map((exchange, index) => (
          <ExchangeView key={index} exchange={exchange} longest={MAX_BODY_LENGTH[outcome]} />
        ))}
      </div>
    </details>
  );
}
