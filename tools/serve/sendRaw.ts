import { request, type IncomingHttpHeaders } from 'node:http';

/** The parts of a request besides its path. */
export type RawRequest = { method?: string; headers?: Record<string, string> };
/** A response as received. */
export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests a path of this machine as is; fetch would normalize it and decompress the response. */
export function sendRaw(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: RawRequest = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port, path, method, headers, agent: false };
    const sent = request(target, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
