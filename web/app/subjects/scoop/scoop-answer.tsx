import { RefreshCw, Check, Copy } from 'lucide-react';
import type { Result } from '@careerscoop/contract/results';
import { ScoopCount } from '@careerscoop/art/scoop-count.tsx';
import { SCOOPS, COPIED_MS } from '@careerscoop/contract/constants';
import { Button } from '../../ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNotices } from '../../ui/notices.tsx';
import { plainText } from './plain-text.ts';
import { countText, isEaten } from './scoop-count.ts';
import { TypedText } from './typed-text.tsx';

interface ScoopAnswerProps {
  asked: Result['unique_title_questions'][number];
  busy: boolean;
  onRefresh: () => void;
  onBack: () => void;
}

/** The open answer: typed out, with another one a press away until five are eaten. */
export function ScoopAnswer({ asked: { question, answer, count, ai_written }, busy, onRefresh, onBack }: ScoopAnswerProps) {
  const text = plainText(answer);
  const eaten = isEaten(count);
  return (
    <div className="scp__a">
      <div className="scp__c">
        <ScoopCount count={count} of={SCOOPS} />
        <span>{countText(count)}</span>
      </div>
      <h3 className="h3">{question}</h3>
      <TypedText key={`${question} ${count}`} text={text} />
      {ai_written && <p className="small soft">Written by an AI from this career's own figures. It can still make mistakes.</p>}
      <div className="row">
        <Button size="small" className="scp__b" busy={busy} aria-disabled={eaten || undefined} onClick={() => !eaten && onRefresh()}>
          <RefreshCw className="ic" />
          Another scoop
        </Button>
        <CopyButton key={text} text={text} />
        <Button size="small" kind="back" className="scp__b" onClick={onBack}>
          Back
        </Button>
      </div>
      {eaten && <p className="small">You have had all five scoops of this one. The other questions have more.</p>}
    </div>
  );
}

/** Copies a text and says so for three seconds. */
function CopyButton({ text }: { text: string }) {
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
