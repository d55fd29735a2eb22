import FriendsInACup from '../art/scenes/friends-in-a-cup.tsx';
import { session } from '../lib/session.ts';
import { reloadUser } from '../shell/reload-user.ts';
import { ConfirmNewEmail } from '../subjects/accounts/confirm-new-email.tsx';
import { useAddressParameter } from '../subjects/accounts/use-address-parameter.ts';
import { Block } from '../ui/block.tsx';
import '../subjects/accounts/confirm.css';

export const meta = () => [
  { title: 'Confirm your new email · CareerScoop' },
  { name: 'robots', content: 'noindex' },
  // The address holds a secret.
  { name: 'referrer', content: 'no-referrer' },
];

export default function ConfirmEmailPage() {
  const token = useAddressParameter('token');
  return (
    <main id="main">
      <Block room="mint" page className="confirm">
        <div className="confirm__t">
          <ConfirmNewEmail token={token} onDone={() => void (session.user() && reloadUser())} />
        </div>
        <div className="confirm__a">
          <FriendsInACup crop="xMidYMax meet" />
        </div>
      </Block>
    </main>
  );
}
