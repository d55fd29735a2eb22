import { renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, Outlet, Scripts, ServerRouter, createStaticHandler } from 'react-router';
import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './after-paint.ts';

const Layout = () => (
  <html lang="en">
    <head />
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
);
const Page = () => <main>Hello</main>;

const hasNone = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
};
const none = {
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

/** A page as the installed React Router writes it, without a build: two routes, an entry, a file that both need. */
async function pageOfTheFramework(): Promise<string> {
  const routes = [{ id: 'root', path: '', Component: Layout, children: [{ id: 'page', index: true, Component: Page }] }];
  const staticHandlerContext = await createStaticHandler(routes).query(new Request('http://localhost/'));
  if (staticHandlerContext instanceof Response) throw new Error('no page');
  const context = {
    manifest: {
      version: '1',
      url: '/assets/list.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/common.js'] },
      routes: {
        root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/common.js'], ...hasNone, ...none },
        page: { id: 'page', parentId: 'root', index: true, module: '/assets/page.js', imports: [], ...hasNone, ...none },
      },
    },
    routeModules: { root: { default: Layout }, page: { default: Page } },
    routeDiscovery: { mode: 'initial' },
    serverHandoffString: '{}',
    staticHandlerContext,
    isSpaMode: false,
    ssr: false,
    future: {},
  } as unknown as EntryContext;
  return renderToStaticMarkup(<ServerRouter context={context} url="http://localhost/" />);
}

it('the installed React Router begins its pages as after-paint.ts knows it: after an update that changes this, after-paint.ts changes first', async () => {
  const written = await pageOfTheFramework();
  expect(written).toContain('rel="modulepreload"');
  const html = scriptsAfterPaint(written);
  expect(html).not.toContain('rel="modulepreload" href');
  expect(html).toContain('const files=["/assets/list.js","/assets/common.js","/assets/root.js","/assets/page.js"];');
  const order = [
    'await new Promise',
    'for(const file of files)await import(file);',
    'const route0=await import("/assets/root.js");',
    'const route1=await import("/assets/page.js");',
    'window.__reactRouterRouteModules = {"root":route0,"page":route1};',
    'import("/assets/entry.js");',
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

it('a page that begins in another way stops the build with a sentence', () => {
  expect(() => scriptsAfterPaint('<script type="module" async="">import("/assets/entry.js");</script>')).toThrow(
    'React Router begins its pages in another way than web/build-steps/after-paint.ts knows.',
  );
});
