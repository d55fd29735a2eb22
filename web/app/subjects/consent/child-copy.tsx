import { exportChild, readChildHeld } from '@careerscoop/contract/profile';
import type { HeldInWords, PersonExport } from '@careerscoop/contract/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { childIn, type ParentAccess } from '../../lib/guardian-access.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { ChildHeld } from './child-held.tsx';
import { parentViewQuery } from './guardian.queries.ts';

interface ChildCopyProps {
  opened: ParentAccess;
  first_name: string;
}

/** Everything held about the child, to read here and to keep. */
export function ChildCopy({ opened, first_name }: ChildCopyProps) {
  const queryClient = useQueryClient();
  const onError = ({ status }: CallError) => status === 401 && queryClient.invalidateQueries(parentViewQuery(opened));
  const read = useMutation<HeldInWords, CallError>({ mutationFn: () => call(readChildHeld, childIn(opened)), onError });
  const copy = useMutation<PersonExport, CallError>({
    mutationFn: () => call(exportChild, childIn(opened)),
    onSuccess: (held) => saveFile(`careerscoop-${held.made_at.slice(0, 10)}.json`, JSON.stringify(held, null, 2)),
    onError,
  });
  const error = copy.error ?? read.error;
  return (
    <>
      <p>
        All that we hold about {first_name}, in plain words. The file has the same with every field, for a computer to read. We note that
        you looked.
      </p>
      {error && (
        <Notice tone="bad">
          {error.message} <Reference of={error} />
        </Notice>
      )}
      <div className="row">
        {read.data ? (
          <Button kind="line" busy={copy.isPending} onClick={() => copy.mutate()}>
            Save as a file
          </Button>
        ) : (
          <Button kind="line" busy={read.isPending} onClick={() => read.mutate()}>
            See everything
          </Button>
        )}
      </div>
      <div role="status" className="vh">
        {read.data ? 'Everything held is listed now.' : ''}
      </div>
      {read.data && <ChildHeld groups={read.data.groups} />}
    </>
  );
}
