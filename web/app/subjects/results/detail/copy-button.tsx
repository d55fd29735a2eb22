import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { COPIED_MS } from '@careerscoop/contract/constants';
import { Button } from '../../../ui/button.tsx';
import { useNotices } from '../../../ui/notices.tsx';

/** Copies a text and says so for three seconds. */
export function CopyButton({ text }: { text: string }) {
  const notices = useNotices();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notices.say('This could not be copied. Mark the text and copy it by hand.', { tone: 'bad' });
      return;
    }
    setCopied(true);
    notices.say('Copied successfully!', { milliseconds: COPIED_MS });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  }

  const Icon = copied ? Check : Copy;
  return (
    <Button size="small" className="scp__b" onClick={() => void copy()}>
      <Icon className="ic" />
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
