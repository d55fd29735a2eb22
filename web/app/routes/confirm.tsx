import { privateMeta, SECRET_ADDRESS } from '../lib/private-meta.ts';
import { ConfirmEmail } from '../subjects/accounts/confirm/confirm-email.tsx';
import { ConfirmLayout } from '../subjects/accounts/confirm/confirm-layout.tsx';
import { useAddressParameter } from '../subjects/accounts/use-address-parameter.ts';

export const meta = () => [...privateMeta('Confirm your email'), SECRET_ADDRESS];

export default function Confirm() {
  const token = useAddressParameter('token');
  return (
    <ConfirmLayout>
      <ConfirmEmail token={token} />
    </ConfirmLayout>
  );
}
