import type { ReactNode } from 'react';

/** A single line of text in a cell, truncated if too long. */
export function CellText({ children }: { children: ReactNode }) {
  return <span className="cell-line">{children}</span>;
}

/** At most two lines of text in a cell, truncated if too long. */
export function CellClamp({ children }: { children: ReactNode }) {
  return <span className="cell-clamp">{children}</span>;
}

/** Two lines in a cell: the main text and a note. */
export function CellLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="cell-lines">
      <span className="cell-line">{first}</span>
      <span className="cell-line cell-note">{second}</span>
    </div>
  );
}
