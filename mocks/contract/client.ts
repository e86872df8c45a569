const HOST = 'http://localhost:4000';

/** A body as it is sent, with its media type: bytes as they are, anything else as JSON. */
function toContent(body: unknown): { type: string; content: BodyInit } {
  return body instanceof Blob
    ? { type: 'application/octet-stream', content: body }
    : { type: 'application/json', content: JSON.stringify(body) };
}

/** Sends a call to the backend; answers it whatever its status. */
export async function send(
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string },
) {
  const sent = body === undefined ? undefined : toContent(body);
  return fetch(`${HOST}${path}`, {
    method,
    headers: {
      ...(sent && { 'Content-Type': sent.type }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(sent && { body: sent.content }),
  });
}

/** Posts a body and answers what came back, whatever its status. */
export async function post<Answer>(path: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await send('POST', path, { body, ...(token && { token }) });
  return (await answer.json()) as Answer;
}

/** The token of a seeded person. */
export async function tokenOf(email: string): Promise<string> {
  const { token } = await post<{ token: string }>('/api/auth/login', {
    email,
    password: 'password',
  });
  return token;
}
