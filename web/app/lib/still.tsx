import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useHydrated } from './session.ts';

type PartModule<P extends object> = { default: ComponentType<P> };
export type LoadPart<P extends object> = () => Promise<PartModule<P>>;

/**
 * A part of a page that never moves by itself, such as a picture. Where the page's HTML holds it already, it stays as it is
 * and its script is never fetched: the pictures of the start page would weigh a tenth of all its script. Entered from
 * another page, it is fetched and drawn; the css of its place keeps its height.
 * @param part the part while the build writes the page, null in the browser.
 */
export function still<P extends object>(load: LoadPart<P>, part: PartModule<P> | null) {
  const Fetched = lazy(load);
  const Drawn = part?.default;

  return function Still(props: P) {
    const hydrated = useHydrated();
    const [inHtml] = useState(!hydrated);
    if (Drawn) {
      return (
        <div className="still">
          <Drawn {...props} />
        </div>
      );
    }
    if (inHtml) {
      // React takes over the element and leaves what is in it alone.
      return <div className="still" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    }
    return (
      <div className="still">
        <Suspense fallback={null}>
          <Fetched {...props} />
        </Suspense>
      </div>
    );
  };
}
