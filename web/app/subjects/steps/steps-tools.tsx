import { CalendarDays, Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { useCalendarFile } from './steps.queries.ts';

/** The steps on paper, and in any calendar; a calendar has no place for what has no day. */
export function StepsTools({ dated }: { dated: boolean }) {
  const file = useCalendarFile();
  const notices = useNotices();

  function take() {
    if (!dated) {
      notices.say('No step has a date yet. Give one a date, then it fits into a calendar.', { tone: 'info' });
      return;
    }
    file.mutate(undefined, {
      onError: ({ message }) => notices.say(`The calendar file did not come. ${message}`, { tone: 'bad' }),
    });
  }

  return (
    <div className="ns__tools">
      <Button kind="line" size="small" onClick={() => window.print()}>
        <Printer className="ic" /> Print
      </Button>
      <Button kind="line" size="small" busy={file.isPending} onClick={take}>
        <CalendarDays className="ic" /> Add to my calendar
      </Button>
    </div>
  );
}
