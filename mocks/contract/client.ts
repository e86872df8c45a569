const HOST = 'http://localhost:4000';

/** Encodes a body with its media type: a Blob as is, anything else as JSON. */
function toContent(body: unknown): { type: string; content: BodyInit } {
  return body instanceof Blob
    ? { type: 'application/octet-stream', content: body }
    : { type: 'application/json', content: JSON.stringify(body) };
}

/** Sends a request to the backend; returns the response, whatever its status. */
export async function send(
  method: string,
  path: string,
  { body, token, headers }: { body?: unknown; token?: string; headers?: Record<string, string> },
) {
  const sent = body === undefined ? undefined : toContent(body);
  return fetch(`${HOST}${path}`, {
    method,
    headers: {
      ...(sent && { 'Content-Type': sent.type }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(sent && { body: sent.content }),
  });
}

/** Posts JSON; returns the response body, whatever its status. */
export async function post<Result>(path: string, body: unknown, token?: string): Promise<Result> {
  const response = await send('POST', path, { body, ...(token && { token }) });
  return (await response.json()) as Result;
}

/** Logs a seeded user in; returns the token. */
export async function tokenOf(email: string): Promise<string> {
  const { token } = await post<{ token: string }>('/api/auth/login', {
    email,
    password: 'password',
  });
  return token;
}
