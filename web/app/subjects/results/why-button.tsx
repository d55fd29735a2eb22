import { ChevronDown } from 'lucide-react';
import { resultWords } from './result-words.ts';

interface WhyButtonProps {
  /** The id of what it opens. */
  controls: string;
  title: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** What stands on it, where a heading beside it says the rest. */
  shown?: string;
  /** On a dark room. */
  bright?: boolean;
}

/** Opens and closes the reasons of one career. */
export function WhyButton({ controls, title, open, onOpen, shown, bright = false }: WhyButtonProps) {
  return (
    <button
      className={bright ? 'why why--b' : 'why'}
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => onOpen(!open)}
    >
      <span className={shown ? 'vh' : undefined}>{resultWords.reasons.title}</span>
      <span className="vh"> {title}</span>
      {shown}
      <ChevronDown className="ic" />
    </button>
  );
}
