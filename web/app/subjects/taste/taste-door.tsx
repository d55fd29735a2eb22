import { useState, type ComponentType, type SyntheticEvent } from 'react';
import { useHydrated } from '../../lib/session.ts';
import { still } from '../../lib/still.tsx';
import './taste.css';

const load = () => import('./live-taste.ts');
// True while the build writes the page: the first card stands in its HTML, and the script of the cards comes at the first touch.
const Written = still(load, import.meta.env.SSR ? await load() : null);

/** The twelve cards on the start page. An answer to the written card is taken over by the live ones, which go on from it. */
export function TasteDoor() {
  const hydrated = useHydrated();
  const [inHtml] = useState(!hydrated);
  const [Live, setLive] = useState<ComponentType<{ begun: boolean }>>();

  async function open({ target }: SyntheticEvent) {
    const button = (target as Element).closest<HTMLButtonElement>('.pile button');
    if (!button || button.ariaBusy) return;
    button.ariaBusy = 'true';
    try {
      const { begin, default: Block } = await load();
      begin(Number(button.value));
      setLive(() => Block);
    } catch {
      // Without a network it can be pressed once more.
      button.ariaBusy = null;
    }
  }

  if (Live) return <Live begun />;
  if (!inHtml) return <Written />;
  return (
    <div onClick={(event) => void open(event)} onPointerOver={() => void load().catch(() => null)}>
      <Written />
    </div>
  );
}
