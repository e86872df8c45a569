import { Fragment } from 'react';
import type { Coverage, OperationCoverage } from '../../run/result';

const marks: Record<Coverage, string> = {
  passed: '✓ passed',
  failed: '✗ failed',
  skipped: 'skipped',
  'not provoked': '–',
};

/** Renders a path that wraps only before slashes. */
const Path = ({ path }: { path: string }) =>
  path.split(/(?=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Renders the coverage of operations by documented status. */
export function CoverageTable({ coverage }: { coverage: OperationCoverage[] }) {
  const statuses = [
    ...new Set(coverage.flatMap((operation) => Object.keys(operation.statuses).map(Number))),
  ].sort((one, other) => one - other);
  return (
    <div className="scroll" role="region" aria-label="Coverage" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Operation</th>
            {statuses.map((status) => (
              <th key={status} scope="col">
                {status}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.map((operation) => (
            <tr key={operation.operationId}>
              <th scope="row">
                {operation.operationId}
                {operation.isExtension && <span className="quiet"> (extension)</span>}
                <div className="quiet">
                  {operation.method} <Path path={operation.path} />
                </div>
              </th>
              {statuses.map((status) => {
                const how = operation.statuses[status];
                return (
                  <td key={status} className={how ? `mark ${how}` : 'mark'}>
                    {how && marks[how]}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
