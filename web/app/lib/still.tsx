import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useHydrated } from './session.ts';

type PartModule<P extends object> = { default: ComponentType<P> };
export type LoadPart<P extends object> = () => Promise<PartModule<P>>;

/**
 * A part of a page that never moves by itself, such as a picture. Where the page's HTML holds it already, it stays as it is
 * and its script is never fetched: the pictures of the start page would weigh a tenth of all its script. Entered from
 * another page, it is fetched and drawn; the css of its place keeps its height.
 * @param part the part while the build writes the page, null in the browser.
 * @param waits whether a page that is entered waits for it: for words, whose height nothing keeps.
 */
export function still<P extends object>(load: LoadPart<P>, part: PartModule<P> | null, waits = false) {
  const Drawn = part?.default ?? lazy(load);

  return function Still(props: P) {
    const hydrated = useHydrated();
    const [inHtml] = useState(!hydrated && !part);
    // React takes over the element and leaves what is in it alone.
    if (inHtml) return <div className="still" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    const drawn = <Drawn {...props} />;
    return <div className="still">{waits || part ? drawn : <Suspense fallback={null}>{drawn}</Suspense>}</div>;
  };
}
