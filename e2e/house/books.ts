import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';

interface Books {
  ledger: number;
  provider: number;
  differences: object[];
}

// A worker runs one test at a time.
let moved = false;

/** Somebody pays in this test: at its end the books are compared. */
export function notePaid(): void {
  moved = true;
}

/** The same for whoever pays in this browser, at the test checkout. */
export function notePayments(context: BrowserContext): void {
  context.on('request', (request) => /\/dev\/checkouts\/[^/]+\/pay$/.test(request.url()) && notePaid());
}

/** Runs a test; where somebody paid in it, the ledger and the provider's own account must be the same to the cent after it. */
export async function withBooks(api: APIRequestContext, use: () => Promise<void>): Promise<void> {
  moved = false;
  await use();
  if (moved) await expectBalanced(api);
}

/** What others pay at the same time is on its way for a moment. */
export async function expectBalanced(api: APIRequestContext): Promise<void> {
  const outcome = async () => {
    const { ledger, provider, differences } = (await (await api.get('/dev/books.json')).json()) as Books;
    return { apart: provider - ledger, differences };
  };
  const balanced = { apart: 0, differences: [] };
  await expect.poll(outcome, { message: 'the ledger beside the account of the double', timeout: 30_000 }).toEqual(balanced);
}
