import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/block.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { ScanKey } from './scan-key.tsx';
import { useBegin } from './second-factor.queries.ts';

/** Where no code is asked for yet: what it is good for, and setting it up. */
export function FactorOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const begin = useBegin();
  const [password, setPassword] = useState('');
  const [asksPassword, setAsksPassword] = useState(false);
  const refused = begin.error?.fields['current_password']?.[0];

  function send() {
    const body = asksPassword ? { current_password: password } : {};
    begin.mutate(body, { onError: ({ fields }) => fields['current_password'] && setAsksPassword(true) });
  }

  if (begin.data) return <ScanKey made={begin.data} onCodes={onCodes} onAgain={() => begin.reset()} />;
  return (
    <Card className="factor">
      <p>
        With an authenticator app on your phone, nobody gets in with your password alone. At sign-in you type six digits that the app shows,
        new ones every half minute.
      </p>
      <p>Any such app works: Google Authenticator, Microsoft Authenticator, 1Password, Aegis and others. Have it ready, then begin.</p>
      <form
        className="factor__form"
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!begin.isPending) send();
        }}
      >
        {asksPassword && (
          <PasswordField
            label="Your password"
            name="current_password"
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={refused}
          />
        )}
        {begin.error && !refused && (
          <Notice tone="bad">
            {begin.error.message} <Reference of={begin.error} />
          </Notice>
        )}
        <div>
          <Button kind="go" type="submit" busy={begin.isPending}>
            Set up an app
          </Button>
        </div>
      </form>
    </Card>
  );
}
