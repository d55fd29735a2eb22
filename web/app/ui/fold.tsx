import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import './css/fold.css';

interface FoldProps {
  /** What it holds, on the line that opens it. */
  title: ReactNode;
  /** Whether it lies open at first. */
  open?: boolean;
  children: ReactNode;
}

/** What is there to be looked up: folded, yet found by the browser's search, read by screen readers, and printed whole. */
export function Fold({ title, open = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useOpenOnPaper(details);
  return (
    <details className="fold" ref={details} open={open}>
      <summary>
        {title}
        <ChevronDown className="ic" />
      </summary>
      <div className="fold__in">{children}</div>
    </details>
  );
}

/** Paper cannot be pressed: it opens for printing, and closes again if it was closed. */
function useOpenOnPaper(details: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    let opened = false;
    function before() {
      opened = details.current?.open === false;
      if (opened && details.current) details.current.open = true;
    }
    function after() {
      if (opened && details.current) details.current.open = false;
    }
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [details]);
}
