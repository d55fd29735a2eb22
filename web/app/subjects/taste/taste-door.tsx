import { useEffect, useState, type ReactElement } from 'react';
import { useHydrated } from '../../lib/session.ts';
import { still } from '../../lib/still.tsx';
import './taste.css';
import { browserStorage } from '../../lib/storage.ts';

const load = () => import('./live-taste.tsx');
// True while the build writes the page: the first card stands in its HTML, and the script of the cards comes at the first touch.
const Written = still(load, import.meta.env.SSR ? await load() : null, true);

/**
 * The twelve cards as the page's HTML holds them. An answer to the written card is taken over by the live ones, which go on
 * from it; on a page of their own they come at once to whoever was here before.
 */
export function TasteDoor({ own = false }: { own?: boolean }) {
  const hydrated = useHydrated();
  const [inHtml] = useState(!hydrated);
  const [live, setLive] = useState<ReactElement>();

  useEffect(() => {
    if (own && inHtml && browserStorage.getItem('scenarios')) void load().then(({ enter }) => setLive(enter(own)));
  }, [own, inHtml]);

  function press({ target }: { target: EventTarget }) {
    const button = (target as Element).closest<HTMLButtonElement>('.pile button');
    if (!button) return;
    button.ariaBusy = 'true';
    void load().then(
      ({ enter }) => setLive(enter(own, button)),
      // Without a network it can be pressed once more.
      () => (button.ariaBusy = null),
    );
  }

  const written = <Written own={own} />;
  if (live || !inHtml) return live ?? written;
  return (
    <div onClick={press} onPointerOver={() => void load().catch(() => 0)}>
      {written}
    </div>
  );
}
