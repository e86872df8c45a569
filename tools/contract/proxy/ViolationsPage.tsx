import { policyFor } from '../report/html/policy';
import { STYLE } from '../report/html/style';
import { PAGE_SCRIPT } from './pageScript';

const POLICY = `${policyFor(STYLE, PAGE_SCRIPT)}; connect-src 'self'`;

/** The page that lists violations and updates itself. */
export function ViolationsPage({ backend }: { backend: string }) {
  const title = `What passes to ${backend}`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p id="state" role="status">
            No requests yet.
          </p>
          <ol id="violations" className="violations" />
        </main>
        <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
      </body>
    </html>
  );
}
