import { exportChild } from '@careerscoop/contract/profile';
import type { PersonExport } from '@careerscoop/contract/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import type { GuardianAccess } from '../../lib/guardian-access.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { ChildHeld } from './child-held.tsx';
import { parentViewQuery } from './guardian.queries.ts';

interface ChildCopyProps {
  opened: GuardianAccess;
  first_name: string;
}

/** Everything held about the child, to read here and to keep. */
export function ChildCopy({ opened, first_name }: ChildCopyProps) {
  const queryClient = useQueryClient();
  const copy = useMutation<PersonExport, CallError>({
    mutationFn: () => call(exportChild, {}),
    onError: ({ status }) => status === 401 && queryClient.invalidateQueries(parentViewQuery(opened)),
  });
  const held = copy.data;
  return (
    <>
      <p>
        All that we hold about {first_name}, in plain words. The file has the same with every field, for a computer to read. We note that
        you looked.
      </p>
      {copy.error && (
        <Notice tone="bad">
          {copy.error.message} <Reference of={copy.error} />
        </Notice>
      )}
      <div className="row">
        {held ? (
          <Button onClick={() => saveFile(`careerscoop-${held.made_at.slice(0, 10)}.json`, JSON.stringify(held, null, 2))}>
            Save as a file
          </Button>
        ) : (
          <Button kind="line" busy={copy.isPending} onClick={() => copy.mutate()}>
            See everything
          </Button>
        )}
      </div>
      <div role="status" className="vh">
        {held ? 'Everything held is listed now.' : ''}
      </div>
      {held && <ChildHeld held={held} first_name={first_name} />}
    </>
  );
}
