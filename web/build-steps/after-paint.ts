/** What React Router writes at the end of a page: the scripts of its routes, and what brings the page to life with them. */
const BEGINNING =
  /<script type="module" async="">import "(?<list>[^"]+)";\s*(?<imports>(?:import \* as \w+ from "[^"]+";\s*)+)(?<routes>window\.__reactRouterRouteModules = \{[^<]*?\};)\s*import\("(?<entry>[^"]+)"\);<\/script>/;
const IMPORT = /import \* as (\w+) from ("[^"]+");/g;
const AHEAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * The page asks for its scripts once it has been painted: they would share a phone's line with the styles and fonts, and its
 * processor with the first picture. The page stands in its HTML and can be read without them. Each file is run by
 * itself, so that the browser can answer a finger in between.
 */
export function scriptsAfterPaint(html: string): string {
  const beginning = BEGINNING.exec(html)?.groups;
  if (!beginning) throw new Error('React Router begins its pages in another way than web/build-steps/after-paint.ts knows.');
  const { list = '', imports = '', routes = '', entry = '' } = beginning;
  const files = [...html.matchAll(AHEAD)].map(([, file]) => file ?? '').filter((file) => file !== entry);
  const begin = [
    `const files=${JSON.stringify([list, ...files.filter((file) => file !== list)])};`,
    `await new Promise((go)=>{${PAINTED}});`,
    `for(const href of [...files,"${entry}"])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    'for(const file of files)await import(file);',
    imports.trim().replace(IMPORT, 'const $1=await import($2);'),
    routes,
    `import("${entry}");`,
  ];
  return html.replace(AHEAD, '').replace(BEGINNING, () => `<script type="module" async="">${begin.join('\n')}</script>`);
}

// A page in the background is painted when somebody looks at it, and an old browser does not tell.
const PAINTED =
  'if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes("paint"))return go();' +
  'new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,3000)';
