import type { Child, FamilySession } from '@careerscoop/contract/family';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { yourTime } from '../../lib/time-in-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { useCallOff } from './family.queries.ts';

/** The next talk of a child, with the parent's own way in, and the others folded. */
export function ChildTalks({ child }: { child: Child }) {
  const { sessions, plan, first_name } = child;
  const [next, ...others] = sessions;
  const coming = next?.is_active ? next : undefined;
  const rest = coming ? others : sessions;
  return (
    <section className="kid__part">
      <h3>Next talk</h3>
      {coming ? <Talk child={child} session={coming} /> : <p>{plan.sessions ? `None. ${first_name} can ask for one.` : NO_TALKS}</p>}
      {rest.length > 0 && (
        <Fold title={rest.length === 1 ? 'One more talk' : `${rest.length} more talks`}>
          <ul className="kid__talks">
            {rest.map((session) => (
              <li key={session.id}>
                <Talk child={child} session={session} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}

const NO_TALKS = 'None. Talks come with a plan that has them, and with your yes.';

const STATES: Partial<Record<FamilySession['state'], string>> = {
  done: 'It took place.',
  no_show_student: 'Your child did not come.',
  no_show_mentor: 'The mentor did not come. It did not count.',
};

function Talk({ child, session }: { child: Child; session: FamilySession }) {
  const [sure, setSure] = useState(false);
  const callOff = useCallOff(child.id);
  const { id, starts_at, mentor_name, mentor_title, state, is_active, may_cancel, door, topic, version } = session;
  const when = starts_at ? `${yourTime(starts_at)}.` : 'No time yet.';
  const who = mentor_name ? `With ${mentor_name}${mentor_title ? `, ${mentor_title}` : ''}.` : 'We look for a mentor.';
  return (
    <>
      <p>
        <b>{when}</b>
        <br />
        {who} About “{topic}”. {is_active ? (mentor_name && starts_at ? 'You may sit in.' : '') : (STATES[state] ?? 'It is over.')}
      </p>
      {callOff.error && (
        <Notice tone="bad">
          {callOff.error.message} <Reference of={callOff.error} />
        </Notice>
      )}
      <p className="kid__ls">
        {door && is_active && state === 'booked' && (
          <Link className="kid__l" to={door}>
            Your join link
          </Link>
        )}
        {may_cancel && (
          <button className="kid__l" type="button" aria-haspopup="dialog" onClick={() => setSure(true)}>
            Call it off<span className="vh">: {when}</span>
          </button>
        )}
        {door && (
          <Link className="kid__l" to={door}>
            <Flag className="ic" />
            Something is wrong
          </Link>
        )}
      </p>
      <ConfirmDialog
        open={sure}
        title="Call this talk off?"
        description={`${when} We tell ${child.first_name}${mentor_name ? ` and ${mentor_name}` : ''}. It does not count for the month, and your yes to talks stays.`}
        yes="Yes, call it off"
        no="Keep it"
        busy={callOff.isPending}
        onYes={() => callOff.mutate({ session: id, version }, { onSettled: () => setSure(false) })}
        onNo={() => setSure(false)}
      />
    </>
  );
}
