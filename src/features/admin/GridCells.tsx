import type { ReactNode } from 'react';

/** A text of one line in a cell; what does not fit is cut off. */
export function CellText({ children }: { children: ReactNode }) {
  return <span className="cell-line">{children}</span>;
}

/** Two lines in a cell: the thing itself, and what else is known of it. */
export function CellLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="cell-lines">
      <span className="cell-line">{first}</span>
      <span className="cell-line cell-note">{second}</span>
    </div>
  );
}
