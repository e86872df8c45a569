import type { ErrorRequestHandler } from 'express';

/** A request that HTTP itself refuses; the message can be shown to the client. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** Thrown from the handlers, because MSW cannot break a connection. */
export class BrokenConnection extends Error {}

/** Answers a request that has failed. */
export const failRequest: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  if (error instanceof BrokenConnection || response.headersSent) {
    request.socket.destroy();
    return;
  }
  const isRefused = error instanceof HttpError;
  if (isRefused) {
    // Drains an unread body until the server's time limit ends it: closing the connection at once could
    // keep a client that is still writing from reading the response.
    request.resume();
  } else {
    console.error('A request failed:', request.method, request.path, error);
  }
  response
    .status(isRefused ? error.status : 500)
    .json({ success: false, message: isRefused ? error.message : 'Something went wrong' });
};
