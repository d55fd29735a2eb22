import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useDownload } from './profile.queries.ts';

/** The data belong to the person: to read, to take along, to have erased. */
export function OwnData() {
  const heading = useId();
  const [deleting, setDeleting] = useState(false);
  const download = useDownload();
  return (
    <Card as="section" className="info__part" aria-labelledby={heading}>
      <h2 className="h3" id={heading}>
        Your data
      </h2>
      <p>It belongs to you. See everything we hold about you, or take it with you as one file.</p>
      <div className="row">
        <LinkButton kind="line" to={paths.exportProfile}>
          See everything
        </LinkButton>
        <Button kind="line" busy={download.isPending} onClick={() => download.mutate()}>
          <Download className="ic" /> Download it
        </Button>
      </div>
      {download.isSuccess && <Notice tone="good">The file is in your downloads.</Notice>}
      {download.error && (
        <Notice tone="bad">
          {download.error.message} <Reference of={download.error} />
        </Notice>
      )}
      <p className="info__end">Leaving us? You have 30 days to change your mind. Then everything is erased, for good.</p>
      <div>
        <Button kind="line" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      <DeleteDialog open={deleting} onClose={() => setDeleting(false)} />
    </Card>
  );
}
