import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const SAYS_MS = 3_000;

interface CopyButtonProps {
  label: string;
  /** What it says for three seconds. */
  done: string;
  text: () => string;
}

/** Copies a text, and says so. */
export function CopyButton({ label, done, text }: CopyButtonProps) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), SAYS_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    // The clipboard is there on safe pages only, and a browser may refuse it.
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text()))
      .then(
        () => true,
        () => false,
      );
    setSaid(copied ? done : 'This browser did not allow copying.');
  }

  return (
    <>
      <button type="button" className="quiet" onClick={() => void copy()}>
        {said === done ? <Check className="ic" /> : <Copy className="ic" />}
        {label}
      </button>
      <span className="copied" role="status">
        {said}
      </span>
    </>
  );
}
