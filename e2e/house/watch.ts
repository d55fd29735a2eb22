import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { notePayments } from './books.ts';

/** Everything that went wrong in the browser while a test ran. */
export interface Watch {
  /** A refusal that the test brings about on purpose, as '401 POST /api/v1/auth/'. */
  allow: (...refusals: RegExp[]) => void;
  /** What was not allowed, a line each. */
  faults: () => string[];
  /** Clears what was noted so far, for the test of the watch itself. */
  forget: () => void;
}

/**
 * Notes errors of the console and of scripts, requests that fail or are refused, and requests to any other house than
 * `origin`. Who pays in this browser has the books compared at the end of the test.
 */
export function watch(context: BrowserContext, origin: string): Watch {
  let noted: string[] = [];
  const allowed: RegExp[] = [];
  const note = (fault: string) => noted.push(fault);

  context.on('request', (request) => isForeign(request.url(), origin) && note(`foreign request: ${request.url()}`));
  context.on('response', (response) => response.status() >= 400 && note(refusalLine(response)));
  context.on('requestfailed', (request) => isFailure(request) && note(failureLine(request)));
  context.on('console', (message) => isFault(message) && note(`console: ${message.text()}`));
  context.on('weberror', (error) => note(`script: ${error.error().stack ?? error.error().message}`));
  const watchSockets = (page: Page) =>
    page.on('websocket', (socket) => isForeign(socket.url(), origin) && note(`foreign socket: ${socket.url()}`));
  context.pages().forEach(watchSockets);
  context.on('page', watchSockets);
  notePayments(context);

  return {
    allow: (...refusals) => allowed.push(...refusals),
    faults: () => noted.filter((line) => !allowed.some((refusal) => refusal.test(line))),
    forget: () => (noted = []),
  };
}

function isForeign(url: string, origin: string): boolean {
  return !url.startsWith(`${origin}/`) && !url.startsWith('data:') && !url.startsWith(`blob:${origin}/`);
}

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const refusalLine = (response: Response) => `${response.status()} ${response.request().method()} ${pathOf(response.url())}`;
const failureLine = (request: Request) => `failed ${request.method()} ${pathOf(request.url())}: ${request.failure()?.errorText}`;

// A page that is left, or that no longer wants an answer, aborts its requests: nothing is wrong with them.
function isFailure(request: Request): boolean {
  return request.failure()?.errorText !== 'net::ERR_ABORTED';
}

// The browser writes refused requests to the console too; they are noted with their method already.
function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource');
}
