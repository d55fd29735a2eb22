import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { ArtProps } from '@careerscoop/art/picture.tsx';
import { useHydrated } from '../../lib/session.ts';

type SceneModule = { default: ComponentType<ArtProps> };
export type LoadScene = () => Promise<SceneModule>;

/**
 * A picture that never moves. Where the page's HTML holds it already, it stays as it is and its script is never
 * fetched: the pictures of the start page would weigh a tenth of all its script. Entered from another page, it is
 * fetched and drawn; the css of its place keeps its height.
 * @param scene the picture while the build writes the page, null in the browser.
 */
export function still(load: LoadScene, scene: SceneModule | null) {
  const Fetched = lazy(load);
  const Drawn = scene?.default;

  return function Still(props: ArtProps) {
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
