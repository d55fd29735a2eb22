import type { Page } from '@playwright/test';

/**
 * A page's scripts come after its first paint, so that its load does not tell when it answers: a test begins once React has
 * taken the page over, as a person does who has looked at it first.
 */
export function whenAlive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...at) => answering(await goto(...at));
  page.reload = async (...how) => answering(await reload(...how));

  async function answering<T>(response: T): Promise<T> {
    await page.waitForFunction(isAlive).catch(() => undefined);
    return response;
  }
}

interface Root {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Runs in the page. What has no script of ours, such as an answer of the API, has nothing to wait for. */
function isAlive(): boolean {
  if (!document.querySelector('script[type="module"]')) return true;
  const [, root] = Object.entries(document as unknown as Record<string, Root>).find(([name]) => name.startsWith('__reactContainer$')) ?? [];
  return root?.stateNode.current.memoizedState.isDehydrated === false;
}
