import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ParentView } from '@careerscoop/contract/consent';
import { dayInWords } from '../../lib/day-in-words.ts';
import type { GuardianAccess } from '../../lib/guardian-access.ts';
import { Identity } from '../../lib/identity.tsx';
import { useOrganization } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { AgeCorrection } from './age-correction.tsx';
import { ChangesList } from './changes-list.tsx';
import { ChildCopy } from './child-copy.tsx';
import { ChildDeletion } from './child-deletion.tsx';
import { DecideForm } from './decide-form.tsx';
import { Closed, OfAge } from './parent-gate.tsx';
import { parentViewQuery } from './guardian.queries.ts';
import { JoinFamily } from './join-family.tsx';
import { PartsInFull } from './parts-in-full.tsx';
import { useHeadlineFocus } from './use-headline-focus.ts';
import './decide.css';

interface ParentPageProps {
  opened: GuardianAccess;
  /** Closes the page before its half hour is over, on a computer that others use too. */
  onDone: () => void;
}

/** A parent's page, for the half hour after the link was opened. */
export function ParentPage({ opened, onDone }: ParentPageProps) {
  const over = useOver(opened);
  const { data, error, refetch, isFetching } = useQuery({ ...parentViewQuery(opened), enabled: !over });
  if (error?.code === 'of_age') return <OfAge />;
  if (over || error?.status === 401) return <SessionOver />;
  if (data) return <Opened opened={opened} onDone={onDone} view={data} />;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Skeleton label="Opening the page…">
      <Bone kind="title" />
      <Bone lines={3} />
      <Bone kind="card" size="24rem" />
    </Skeleton>
  );
}

/** Whether the half hour is over: then the page closes by itself, also when nobody touches it. */
function useOver({ expires_at }: GuardianAccess): boolean {
  const [over, setOver] = useState(() => Date.parse(expires_at) <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(expires_at) - Date.now());
    return () => clearTimeout(timer);
  }, [expires_at]);
  return over;
}

function SessionOver() {
  return (
    <Closed title="This page has closed" lead="It stays open for 30 minutes, so that nobody else reads it later. What you saved is kept." />
  );
}

function Opened({ opened, onDone, view }: ParentPageProps & { view: ParentView }) {
  const { student, purposes } = view;
  const { first_name } = student;
  const [firstRead] = useState(view.text_version);
  const inFull = useRef<HTMLHeadingElement>(null);

  return (
    <div className="decide decide--two" ref={useHeadlineFocus()}>
      <div className="decide__ask">
        <PageTitle>You decide for {first_name}</PageTitle>
        <p className="decide__who">
          <Identity />, asks you as {first_name}’s parent or guardian. {first_name} {student.age && `is ${student.age} and `}looks for work
          that fits. The ten careers are open either way. <b>These three are yours to decide:</b>
        </p>
        <section aria-label="Yes or no, part by part">
          {/* A new wording is a new form: what was chosen for the old one does not count for it. */}
          <DecideForm key={view.text_version} opened={opened} view={view} changed={view.text_version !== firstRead} />
        </section>
        <div className="row decide__tools">
          <Button kind="line" size="small" onClick={() => inFull.current?.focus()}>
            Read each part in full
          </Button>
          <Button kind="line" size="small" onClick={() => window.print()}>
            <Printer className="ic" />
            Print
          </Button>
          <Button kind="line" size="small" onClick={onDone}>
            I am done
          </Button>
        </div>
        <div className="decide__screen">
          <Fold title={`I am not ${first_name}’s parent`}>
            <NotTheParent />
          </Fold>
        </div>
      </div>
      <div className="decide__more">
        <section className="decide__part" aria-labelledby="each-part">
          <h2 className="h2" id="each-part" ref={inFull} tabIndex={-1}>
            Each part in full
          </h2>
          <PartsInFull purposes={purposes} />
        </section>
        <Details opened={opened} view={view} />
      </div>
    </div>
  );
}

function NotTheParent() {
  const { mailbox } = useOrganization();
  return (
    <p>
      Then answer nothing and close this page: nothing opens without an answer. Write to <a href={`mailto:${mailbox}`}>{mailbox}</a>, and we
      take your contact off the account.
    </p>
  );
}

/** What else a parent may know and do, under what waits for them. */
function Details({ opened, view }: Pick<ParentPageProps, 'opened'> & { view: ParentView }) {
  const { student, contact, collected, changes } = view;
  const { first_name } = student;
  const until = new Date(opened.expires_at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return (
    <>
      <JoinFamily opened={opened} first_name={first_name} />

      <section className="decide__part" aria-labelledby="held">
        <h2 className="h2" id="held">
          What we hold
        </h2>
        <dl className="decide__held">
          {collected.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="small soft">We need this to run the account. We sell nothing to anybody and show no ads.</p>
      </section>

      <section className="decide__part" aria-labelledby="record">
        <h2 className="h2" id="record">
          What you decided so far
        </h2>
        <ChangesList changes={changes} purposes={view.purposes} />
      </section>

      <section className="decide__part decide__screen" aria-labelledby="age-part">
        <h2 className="h2" id="age-part">
          {first_name}’s age
        </h2>
        {student.adult_on && <p>You decide until {dayInWords(student.adult_on)}.</p>}
        <AgeCorrection opened={opened} student={student} />
      </section>

      <section className="decide__part decide__screen" aria-labelledby="copy">
        <h2 className="h2" id="copy">
          See and take a copy
        </h2>
        <ChildCopy opened={opened} first_name={first_name} />
      </section>

      <section className="decide__part decide__screen" aria-labelledby="deletion">
        <h2 className="h2" id="deletion">
          Ask for deletion
        </h2>
        <ChildDeletion opened={opened} view={view} />
      </section>

      <p className="small soft">
        We reach you at {contact}. {first_name} typed this and can see it. The page stays open until {until}, or until you press “I am
        done”; after that a fresh link opens it again.
      </p>
    </>
  );
}
