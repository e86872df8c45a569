import { renderToStaticMarkup } from 'react-dom/server';
import type { RunResult } from '../../run/result';
import { ReportPage } from './ReportPage';

/** Formats a run as a self-contained HTML file. */
export function toHtml(result: RunResult): string {
  return `<!doctype html>${renderToStaticMarkup(<ReportPage result={result} />)}`;
}
