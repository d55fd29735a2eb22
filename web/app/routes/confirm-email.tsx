import { privateMeta, SECRET_ADDRESS } from '../lib/private-meta.ts';
import { freshenUser } from '../lib/freshen-user.ts';
import { ConfirmLayout } from '../subjects/accounts/confirm/confirm-layout.tsx';
import { ConfirmNewEmail } from '../subjects/accounts/confirm/confirm-new-email.tsx';
import { useAddressParameter } from '../subjects/accounts/use-address-parameter.ts';

export const meta = () => [...privateMeta('Confirm your new email'), SECRET_ADDRESS];

export default function ConfirmEmailPage() {
  const token = useAddressParameter('token');
  return (
    <ConfirmLayout>
      <ConfirmNewEmail token={token} onDone={freshenUser} />
    </ConfirmLayout>
  );
}
