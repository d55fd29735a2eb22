import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Waiting, WaitingItem } from '@careerscoop/contract/desk-waiting';
import { Tag } from '../../../ui/tag.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { DeskButton } from '../desk-button.tsx';
import { ANSWERS } from './answers.tsx';
import { ageInWords, keyOfItem, KINDS } from './waiting-words.ts';

const FIRST = 10;

/** What waits, one under the other; each opens in its place, and the next one has the focus when it is dealt with. */
export function WaitingList({ waiting: { results, counts } }: { waiting: Waiting }) {
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The place of what was just dealt with, in the list as it was then. */
  const [left, setLeft] = useState<{ index: number; from: readonly WaitingItem[] } | null>(null);
  // What is open stays, with what is written in it, when something more pressing comes in before it.
  const shown = results.filter((item, index) => all || index < FIRST || keyOfItem(item) === open);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);

  useEffect(() => {
    if (!left || left.from === results) return;
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > li button[aria-expanded]');
    if (document.activeElement === document.body) rows?.[Math.min(left.index, rows.length - 1)]?.focus();
    setLeft(null);
  }, [left, results]);

  return (
    <div className="panel">
      <ul className="wl" ref={list}>
        {shown.map((item, index) => {
          const key = keyOfItem(item);
          return (
            <li key={key} data-row="">
              <Item
                item={item}
                open={open === key}
                onToggle={() => setOpen(open === key ? null : key)}
                onDone={() => {
                  setOpen(null);
                  setLeft({ index, from: results });
                }}
              />
            </li>
          );
        })}
      </ul>
      {total > shown.length && (
        <div className="desk-foot">
          <span role="status">
            {shown.length} of {total} shown
          </span>
          {results.length > shown.length && <DeskButton onClick={() => setAll(true)}>Show {results.length - shown.length} more</DeskButton>}
        </div>
      )}
    </div>
  );
}

interface ItemProps {
  item: WaitingItem;
  open: boolean;
  onToggle: () => void;
  onDone: () => void;
}

function Item({ item, open, onToggle, onDone }: ItemProps) {
  const body = useId();
  const { tag, tone, title, lead } = KINDS[item.kind];
  const Answer = ANSWERS[item.kind];
  return (
    <>
      <div className={open ? 'wl__i wl__i--open' : 'wl__i'}>
        <span className="wl__tag">
          <Tag tone={tone}>{tag}</Tag>
        </span>
        <div className="wl__t">
          <b>{title(item)}</b>
          <p className="soft">{lead(item)}</p>
        </div>
        <span className="wl__age num">{ageInWords(item)}</span>
        <span className="wl__b">
          <DeskButton
            about={title(item)}
            aria-expanded={open}
            aria-controls={open ? body : undefined}
            {...(open ? { shortcut: 'Escape' as const } : {})}
            onClick={onToggle}
          >
            {open ? 'Close' : 'Open'}
          </DeskButton>
        </span>
      </div>
      {open && (
        <div className="wl__x" id={body}>
          <Suspense fallback={<Spinner />}>
            <Answer item={item} onDone={onDone} />
          </Suspense>
        </div>
      )}
    </>
  );
}
