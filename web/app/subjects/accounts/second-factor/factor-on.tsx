import type { SecondFactor } from '@careerscoop/contract/second-factor';
import { useId } from 'react';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { Card } from '../../../ui/block.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AskPassword } from './ask-password.tsx';
import { useRenewCodes, useTurnOff } from './second-factor.queries.ts';

interface FactorOnProps {
  factor: SecondFactor;
  onward: { to: string; label: string };
  onCodes: (codes: string[]) => void;
}

const FEW = 3;
const ALL = 10;

/** Where a code is asked for: since when, how many recovery codes are left, new ones, turning it off. */
export function FactorOn({ factor, onward, onCodes }: FactorOnProps) {
  const [codes, off] = [useId(), useId()];
  const renew = useRenewCodes();
  const turnOff = useTurnOff();
  const left = factor.codes_left;
  return (
    <>
      <Notice tone="good" live={false}>
        A code is asked for at every sign-in since {dayInWords(factor.on_since ?? '')}.
      </Notice>
      <Card as="section" className="factor" aria-labelledby={codes}>
        <h2 className="h3" id={codes}>
          Recovery codes
        </h2>
        <p>
          {left === 0 ? 'None is left.' : left === 1 ? 'One is left.' : `${left === ALL ? 'All ten' : `${left} of ten`} are left.`}{' '}
          {left <= FEW ? 'Make new ones now.' : 'Lost them? Make new ones.'} The old ones end then.
        </p>
        <AskPassword
          go="Make new codes"
          busy={renew.isPending}
          error={renew.error}
          onSend={(password) => renew.mutate(password, { onSuccess: ({ recovery_codes }) => onCodes(recovery_codes) })}
        />
      </Card>
      <Card as="section" className="factor" aria-labelledby={off}>
        <h2 className="h3" id={off}>
          Another phone, or no app any more?
        </h2>
        <p>Turn the app off, then set up the new one. Until then your password alone signs in.</p>
        <AskPassword go="Turn it off" busy={turnOff.isPending} error={turnOff.error} onSend={(password) => turnOff.mutate(password)} />
      </Card>
      <div>
        <LinkButton kind="line" to={onward.to}>
          {onward.label}
        </LinkButton>
      </div>
    </>
  );
}
