import type { ReactNode } from 'react';
import { useState } from 'react';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { LinksFunction } from 'react-router';
import { FIRST_SCRIPT, useAlive } from './lib/first-script.ts';
import { makeQueryClient } from './lib/query-client.ts';
import { NoScript } from './shell/no-script.tsx';
import displayFont from './ui/fonts/bricolage.woff2?url';
import textFont from './ui/fonts/atkinson.woff2?url';
import './ui/styles.css';

export { RouteError as ErrorBoundary } from './shell/route-error.tsx';

export const links: LinksFunction = () => [
  ...[displayFont, textFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  useAlive();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        {/* The server fills it in for lib/site.ts; the browser never runs it. */}
        <script type="application/json" id="site" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '{}' }} />
        <Meta />
        <Links />
      </head>
      <body>
        <NoScript />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    </CSPProvider>
  );
}

/** Shown while the shell waits for the route's script. */
export function HydrateFallback() {
  return <p className="vh">Loading CareerScoop…</p>;
}
