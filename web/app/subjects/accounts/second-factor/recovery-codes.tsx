import { PRODUCT } from '@careerscoop/contract/constants';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/block.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useNotices } from '../../../ui/notices.tsx';

interface RecoveryCodesProps {
  codes: string[];
  onward: { to: string; label: string };
}

/** The codes for the day the phone is gone. They are seen here and never again, so that leaving asks first. */
export function RecoveryCodes({ codes, onward }: RecoveryCodesProps) {
  const heading = useId();
  const notices = useNotices();
  const title = useRef<HTMLHeadingElement>(null);
  const [kept, setKept] = useState(false);
  useEffect(() => title.current?.focus(), []);
  const text = `${PRODUCT.name} recovery codes. Each works once, in place of a code of the app.\n\n${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notices.say('The codes are copied.');
    } catch {
      notices.say('Your browser does not let us copy. Print the codes, or save them as a file.', { tone: 'bad' });
    }
  }

  return (
    <Card as="section" className="factor" aria-labelledby={heading}>
      <LeaveGuard when={!kept} title="Leave without the codes?" description="You cannot see them again, only make new ones." />
      <h2 className="h3" id={heading} ref={title} tabIndex={-1}>
        Keep these ten codes
      </h2>
      <p>If your phone is gone, one of them lets you in. Each works once. We cannot show them again: keep them where your phone is not.</p>
      <ol className="factor__codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row factor__tools">
        <Button kind="line" onClick={() => void copy()}>
          <Copy className="ic" /> Copy
        </Button>
        <Button kind="line" onClick={() => window.print()}>
          <Printer className="ic" /> Print
        </Button>
        <Button kind="line" onClick={() => saveFile('careerscoop-recovery-codes.txt', text, 'text/plain')}>
          <Download className="ic" /> Save as a file
        </Button>
      </div>
      <CheckboxField name="kept" label="I have kept them" checked={kept} onChange={({ target }) => setKept(target.checked)} />
      {kept && (
        <div>
          <LinkButton kind="go" to={onward.to}>
            {onward.label}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
