import type { MentorSession } from '@careerscoop/contract/mentoring';
import { paths } from '../../../lib/paths.ts';
import { weekdayInWords } from '../../../lib/time-in-words.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

/** A talk after which the student has not been written to. */
export function ToWrite({ session: { id, student, datetime }, zone }: { session: MentorSession; zone: string }) {
  return (
    <section className="card mcard" aria-labelledby={`write-${id}`}>
      <h2 className="h2" id={`write-${id}`}>
        Two minutes for {student}
      </h2>
      <p>{datetime && `You talked on ${weekdayInWords(datetime, zone)}. `}Three short questions, and you are done.</p>
      <LinkButton kind="go" size="small" to={paths.writeFeedback(id)}>
        Write feedback
        <span className="vh"> for {student}</span>
      </LinkButton>
    </section>
  );
}
