import { privateMeta } from '../lib/private-meta.ts';
import { ConfirmByCode } from '../subjects/accounts/confirm/confirm-by-code.tsx';
import { ConfirmLayout } from '../subjects/accounts/confirm/confirm-layout.tsx';

export const meta = () => privateMeta('Confirm with a code from school');

export default function ConfirmCode() {
  return (
    <ConfirmLayout>
      <ConfirmByCode />
    </ConfirmLayout>
  );
}
