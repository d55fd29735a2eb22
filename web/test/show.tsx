import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { makeQueryClient } from '../app/lib/query-client.ts';
import { NoticeRegion } from '../app/ui/notices.tsx';

/** Shows a screen as the product shows it, at an address; gives the hands of somebody who uses it. */
export function show(screen: ReactNode, at = '/') {
  const router = createMemoryRouter([{ path: '*', element: <NoticeRegion>{screen}</NoticeRegion> }], { initialEntries: [at] });
  const shown = render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...shown, user: userEvent.setup(), router };
}
