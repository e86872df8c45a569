import { renderToStaticMarkup } from 'react-dom/server';
import type { RunResult } from '../../run/result';
import { ReportPage } from './ReportPage';

/** A run as one HTML file that needs nothing else. */
export function toHtml(result: RunResult): string {
  return `<!doctype html>${renderToStaticMarkup(<ReportPage result={result} />)}`;
}
