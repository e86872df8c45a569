const HOST = 'http://localhost:4000';

/** Sends a call to the backend; answers it whatever its status. */
export async function send(
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string },
) {
  return fetch(`${HOST}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
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
