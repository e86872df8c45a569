import { RULES, type Finding } from '../../validation/finding';
import { describeDifference, describeValue } from '../describe';

const classOf = (line: string) =>
  line.startsWith('-') ? 'minus' : line.startsWith('+') ? 'plus' : undefined;

function Difference({ text }: { text: string }) {
  return (
    <>
      <p className="quiet">Difference (− expected, + actual)</p>
      <pre tabIndex={0}>
        {text.split('\n').map((line, index) => (
          <span key={index} className={classOf(line)}>
            {line}
            {'\n'}
          </span>
        ))}
      </pre>
    </>
  );
}

/** Renders a finding with the expected and the actual value. */
export function FindingView({ finding }: { finding: Finding }) {
  const difference = describeDifference(finding);
  const values = [
    ['Expected', finding.expected],
    ['Actual', finding.actual],
  ] as const;
  return (
    <div className="finding">
      <p>
        <strong>{finding.message}</strong>
      </p>
      <p className="quiet">
        {RULES[finding.rule]} ({finding.rule})
      </p>
      <div className="pair">
        {values.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label}>
                <p className="quiet">{label}</p>
                <pre tabIndex={0}>{describeValue(value)}</pre>
              </div>
            ),
        )}
      </div>
      {difference && <Difference text={difference} />}
    </div>
  );
}
