import { type ParentView } from '@careerscoop/contract/consent';
import { askChildDeletion, takeBackChildDeletion } from '@careerscoop/contract/profile';
import { DELETION_DAYS } from '@careerscoop/contract/constants';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { dayInWords } from '../../lib/day-in-words.ts';
import { childIn, type ParentAccess } from '../../lib/guardian-access.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { useParentChange } from './guardian.queries.ts';

/** A parent's wish to have everything erased, and taking it back while there is time. */
export function ChildDeletion({ opened, view }: { opened: ParentAccess; view: ParentView }) {
  const { first_name } = view.student;
  const [sure, setSure] = useState(false);
  const erase = useParentChange(opened, () => call(askChildDeletion, { ...childIn(opened), body: {} }));
  const keep = useParentChange(opened, () => call(takeBackChildDeletion, childIn(opened)));

  if (view.erased_on && keep.data?.erased_on) {
    return (
      <Notice>
        Your wish is taken back. {first_name} asked for it as well, and only they can take that back: else everything we hold about{' '}
        {first_name} is erased on {dayInWords(view.erased_on)}.
      </Notice>
    );
  }
  if (view.erased_on) {
    return (
      <>
        <Notice live={erase.isSuccess}>
          On {dayInWords(view.erased_on)} everything we hold about {first_name} is erased. Until then it can be taken back.
        </Notice>
        {keep.error && (
          <Notice tone="bad">
            {keep.error.message} <Reference of={keep.error} />
          </Notice>
        )}
        <div>
          <Button kind="line" busy={keep.isPending} onClick={() => keep.mutate(undefined)}>
            Keep the account
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p>
        The account closes at once. After {DELETION_DAYS} days everything is erased: the answers, the ten careers, the photo, and what we
        know of you.
      </p>
      {keep.isSuccess && <Notice tone="good">The account stays.</Notice>}
      {erase.error && (
        <Notice tone="bad">
          {erase.error.message} <Reference of={erase.error} />
        </Notice>
      )}
      <div>
        <Button kind="line" onClick={() => setSure(true)}>
          Ask for deletion
        </Button>
      </div>
      <ConfirmDialog
        open={sure}
        title={`Delete everything about ${first_name}?`}
        description={`Talks with a mentor that are planned are cancelled at once and do not come back. For the rest you have ${DELETION_DAYS} days to change your mind; after that nothing can be brought back.`}
        yes="Yes, delete it"
        no="Cancel"
        busy={erase.isPending}
        onYes={() => erase.mutate(undefined, { onSettled: () => setSure(false) })}
        onNo={() => setSure(false)}
      />
    </>
  );
}
