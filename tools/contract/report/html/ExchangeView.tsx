import type { Exchange } from '../../exchange/types';

function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}\n… (${text.length} characters)`;
}

const describeHeaders = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

type Props = {
  exchange: Exchange;
  /** Maximum length of a body in characters. */
  longest: number;
};

/** Renders a request and its response. */
export function ExchangeView({ exchange, longest }: Props) {
  const { method, url, requestBody, status, statusText, durationMs } = exchange;
  return (
    <div className="pair">
      <div>
        <p className="quiet">Request</p>
        <pre tabIndex={0}>
          {`${method} ${url}\n${describeHeaders(exchange.requestHeaders)}\n\n${cut(indentJson(requestBody ?? ''), longest)}`.trim()}
        </pre>
      </div>
      <div>
        <p className="quiet">Response after {Math.round(durationMs)} ms</p>
        <pre tabIndex={0}>
          {`${status || 'No status'} ${statusText}\n${describeHeaders(exchange.responseHeaders)}\n\n${cut(indentJson(exchange.responseBody), longest)}`.trim()}
        </pre>
      </div>
    </div>
  );
}
