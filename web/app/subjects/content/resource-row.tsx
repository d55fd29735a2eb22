import type { ReactNode } from 'react';
import type { Resources } from './use-resources.ts';
import { Steps } from './steps.tsx';
import { useRow } from './use-row.ts';

/** The next page is asked for when one of this many last slides comes into view. */
const LAST_ITEMS = 4;

interface ResourceRowProps {
  list: Resources;
  /** Of the row, so that each arrow says which row it moves. */
  title: string;
  head: ReactNode;
  onOpen: (index: number) => void;
}

/** The slides: as many side by side as the window has room for. */
export function ResourceRow({ list, title, head, onOpen }: ResourceRowProps) {
  const { resources = [], total, more } = list;
  const count = resources.length;
  const { attach, view, step, byKey } = useRow({
    count,
    onReach: (last) => {
      if (last >= count - LAST_ITEMS) more();
    },
  });
  const { first, last, atStart, atEnd } = view;
  return (
    <>
      <div className="finds__head">
        {head}
        <Steps before={`Back in ${title}`} next={`More of ${title}`} atStart={atStart} atEnd={atEnd} step={step} />
      </div>
      <div className="finds__view" ref={attach} onKeyDown={byKey}>
        <ul className="finds__row">
          {resources.map(({ id, title, subtitle, thumbnail }, index) => (
            // What is out of sight is out of reach too.
            <li key={id} className="finds__slide" inert={index < first || index > last}>
              <button type="button" className="find" aria-haspopup="dialog" onClick={() => onOpen(index)}>
                <span className="find__pic">
                  <img className="art" src={thumbnail} alt="" width={240} height={180} decoding="async" draggable={false} />
                </span>
                <span className="find__t">
                  <b className="h3">{title}</b>
                  <span className="small soft">{subtitle}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className="vh" aria-live="polite">
        {first === last ? `${first + 1}` : `${first + 1} to ${last + 1}`} of {total}
      </p>
    </>
  );
}
