import { addChild, type Child } from '@careerscoop/contract/family';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import type { GuardianAccess } from '../../lib/guardian-access.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';

/** The open page of a link as a way into the family of the account that is signed in here. */
export function JoinFamily({ opened, first_name }: { opened: GuardianAccess; first_name: string }) {
  const user = useSessionUser();
  const client = useQueryClient();
  const join = useMutation<Child, CallError>({
    mutationFn: () => call(addChild, { body: { token: opened.access } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['family'] }),
  });
  if (join.isSuccess) {
    return (
      <section className="decide__part decide__screen" aria-label="Your family account">
        <Notice tone="good">{first_name} is in your family now. We have told them.</Notice>
        <div>
          <LinkButton to={paths.family}>To your family</LinkButton>
        </div>
      </section>
    );
  }
  if (!user || user.role === 'Student') return null;
  return (
    <section className="decide__part decide__screen" aria-label="Your family account">
      <p>
        You are signed in as {user.email}. Add {first_name} to your family there, and you need no link to come back.
      </p>
      {join.error && (
        <Notice tone="bad">
          {join.error.messages.join(' ')} <Reference of={join.error} />
        </Notice>
      )}
      <div>
        <Button kind="line" busy={join.isPending} onClick={() => join.mutate()}>
          Add to my family
        </Button>
      </div>
    </section>
  );
}
