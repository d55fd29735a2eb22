/** What a request meets whose connection was kept open and is closed at the other end by then. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * As `fetch`, but asks once more, on another connection, where the first was closed before any answer: a service ends a kept connection
 * when it likes, also while the next question is on its way, and is not away for that. Only for what may reach the service twice.
 */
export const fetchAnew: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
    if (init?.signal?.aborted || typeof code !== 'string' || !CLOSED.has(code)) throw error;
    return fetch(input, init);
  }
};
