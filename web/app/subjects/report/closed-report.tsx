import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { FileButton } from './file-button.tsx';
import { useOpenReport } from './report.queries.ts';

/** Nobody can open the report by an address; the file is the student's all the same. */
export function ClosedReport() {
  const notices = useNotices();
  const { mutate, isPending, error } = useOpenReport();
  const open = () => mutate(undefined, { onSuccess: () => notices.say('Your report has an address now.') });
  return (
    <>
      <p>It has no address, so only you can see it. Make one to open it as a page, or to show it to somebody.</p>
      <div className="row">
        <Button busy={isPending} onClick={open}>
          Make an address
        </Button>
        <FileButton />
      </div>
      {error && <Notice tone="bad">{error.message} <Reference of={error} /></Notice>}
    </>
  );
}
