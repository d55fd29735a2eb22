import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { makeQueryClient } from '../app/lib/query-client.ts';
import { NoticeRegion } from '../app/ui/notices.tsx';

/** Shows a screen as the product shows it, at an address; gives the hands of somebody who uses it. */
export function show(screen: ReactNode, at = '/') {
  return showPages({ '*': screen }, at);
}

/** Screens by their addresses, for what leads from one to another; every other address is empty. */
export function showPages(pages: Record<string, ReactNode>, at: string) {
  const region = (
    <NoticeRegion>
      <Outlet />
    </NoticeRegion>
  );
  const children = Object.entries({ '*': null, ...pages }).map(([path, element]) => ({ path, element }));
  const router = createMemoryRouter([{ element: region, children }], { initialEntries: [at] });
  const client = makeQueryClient();
  // Tried again as often as in the product, and at once.
  const { queries = {}, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } });
  const shown = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...shown, user: userEvent.setup(), client, router, path: () => router.state.location.pathname + router.state.location.search };
}
