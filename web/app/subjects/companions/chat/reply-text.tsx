import { Component, memo, useMemo, useState, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import type { Cite } from '@careerscoop/contract/chat';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Figure, SlipOf, SlipsContext } from './figure.tsx';
import { citeKey, FIGURE, figuresIn, placeFigures } from './place-figures.ts';

/** Outside of the text, so that no element is made anew while it grows. */
const PARTS: Components = {
  p: ({ node, children }) => (
    <>
      <p>{children}</p>
      <SlipOf figures={figuresIn(node)} />
    </>
  ),
  li: ({ node, children }) => (
    <li>
      {children}
      <SlipOf figures={figuresIn(node)} />
    </li>
  ),
  // Of what may not be a link, the words stay.
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    ) : (
      <span>{children}</span>
    ),
  img: ({ alt }) => alt,
  // The headings of the page are the page's own.
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, Heading])),
  [FIGURE]: Figure,
};

function Heading({ children }: { children?: ReactNode }) {
  return (
    <p>
      <b>{children}</b>
    </p>
  );
}

export interface ReplyTextProps {
  text: string;
  cites: readonly Cite[];
  /** Where it begins in the whole answer, which places are counted from. */
  from?: number;
}

/** What a companion says: Markdown without HTML and pictures, with figures that can be pressed. */
export const ReplyText = memo(function ReplyText({ text, cites, from = 0 }: ReplyTextProps) {
  const [open, setOpen] = useState<string | null>(null);
  const slips = useMemo(() => ({ cites: new Map(cites.map((cite) => [citeKey(cite), cite])), open, onOpen: setOpen }), [cites, open]);
  return (
    <SlipsContext value={slips}>
      <AsPlain text={text}>
        <Markdown components={PARTS} rehypePlugins={[[placeFigures, { source: text, cites, from }]]}>
          {text}
        </Markdown>
      </AsPlain>
    </SlipsContext>
  );
});

/** A text that is nested beyond all measure is shown as it was written. */
class AsPlain extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p className="bud__plain">{this.props.text}</p> : this.props.children;
  }
}
