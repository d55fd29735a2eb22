import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { useReportFile } from './report.queries.ts';

/** Saves the own report as a PDF. */
export function FileButton() {
  const notices = useNotices();
  const { mutate, isPending } = useReportFile();
  const save = () =>
    mutate(undefined, {
      onSuccess: () => notices.say('The PDF is in your downloads.'),
      onError: ({ message }) => notices.say(message, { tone: 'bad' }),
    });
  return (
    <Button kind="soft" busy={isPending} onClick={save}>
      <Download className="ic" /> Download the PDF
    </Button>
  );
}
