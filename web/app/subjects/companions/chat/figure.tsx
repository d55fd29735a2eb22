import { X } from 'lucide-react';
import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Cite } from '@careerscoop/contract/chat';
import { localPath } from '../../../lib/paths.ts';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import './figure.css';

interface Slips {
  cites: ReadonlyMap<string, Cite>;
  open: string | null;
  onOpen: (key: string | null) => void;
}

export const SlipsContext = createContext<Slips>({ cites: new Map(), open: null, onOpen: () => undefined });

/** A figure in an answer: pressed, it opens its slip. */
export function Figure({ value, children }: { value?: unknown; children?: ReactNode }) {
  const { cites, open, onOpen } = useContext(SlipsContext);
  const key = String(value);
  if (!cites.has(key)) return children;
  const isOpen = open === key;
  return (
    <button type="button" className="fig" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : key)}>
      {children}
      <VisuallyHidden>, where this comes from</VisuallyHidden>
    </button>
  );
}

/** Where the open one of these figures comes from; it stands under their paragraph. */
export function SlipOf({ figures }: { figures: readonly string[] }) {
  const { cites, open, onOpen } = useContext(SlipsContext);
  const cite = open !== null && figures.includes(open) ? cites.get(open) : undefined;
  if (!cite) return null;
  const { label, text, source, year, href, wider } = cite;
  return (
    <div className="slip" role="note">
      <span className="num">{text}</span>
      <div>
        <p>
          {label}
          {wider && ' Counted for a wider group of careers: there is no figure for this one alone.'}
        </p>
        <p className="src">
          {source}, {year}. {href && <SourceLink href={href} />}
        </p>
      </div>
      <button type="button" className="slip__x" aria-label="Close" onClick={() => onOpen(null)}>
        <X className="ic" />
      </button>
    </div>
  );
}

function SourceLink({ href }: { href: string }) {
  const own = localPath(href);
  if (own) return <Link to={own}>See it on its page</Link>;
  return /^https?:\/\//.test(href) ? <OutsideLink href={href}>See the source</OutsideLink> : null;
}
