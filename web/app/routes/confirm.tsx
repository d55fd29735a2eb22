import FriendsInACup from '../art/scenes/friends-in-a-cup.tsx';
import { Block } from '../ui/block.tsx';
import { ConfirmEmail } from '../subjects/accounts/confirm-email.tsx';
import { useAddressParameter } from '../subjects/accounts/use-address-parameter.ts';
import '../subjects/accounts/confirm.css';

export const meta = () => [
  { title: 'Confirm your email · CareerScoop' },
  { name: 'robots', content: 'noindex' },
  // The address holds a secret.
  { name: 'referrer', content: 'no-referrer' },
];

export default function Confirm() {
  const token = useAddressParameter('token');
  return (
    <main id="main">
      <Block room="vanilla" page className="confirm">
        <div className="confirm__t">
          <ConfirmEmail token={token} />
        </div>
        <div className="confirm__a">
          <FriendsInACup crop="xMidYMax meet" />
        </div>
      </Block>
    </main>
  );
}
