import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { deviceZone, placeOf, yourTime } from '../../lib/time-in-words.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { type Choice, slotsQuery, useChooseTime } from './session.queries.ts';
import { SlotDays } from './slot-days.tsx';
import './choose-time.css';

interface ChooseTimeProps {
  session: MentorSession;
  choice: Choice;
  onDone: (session: MentorSession) => void;
  /** Beside "More days": what can be done where no time suits. */
  otherwise?: ReactNode;
  /** A mentor moves to a free time of their own, by the clock of their hours. */
  own?: { zone: string };
}

const VERBS = { book: ['Book', 'Booking…'], move: ['Move it here', 'Moving…'] } as const;

/** A mentor's free times as buttons, and below them the chosen one in words with the button that takes it. */
export function ChooseTime({ session, choice, onDone, otherwise, own }: ChooseTimeProps) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(slotsQuery(session.id));
  const [chosen, setChosen] = useState<string | null>(null);
  const [unchosen, setUnchosen] = useState(false);
  const take = useChooseTime(choice, session);
  const name = session.mentor_name ?? 'Your mentor';
  const [verb, doing] = VERBS[choice];

  if (!data) {
    if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
    return (
      <Skeleton label={own ? 'Loading your free times…' : `Loading the times of ${name}…`}>
        <Bone kind="card" size="14rem" />
      </Skeleton>
    );
  }
  const slots = data.pages.flatMap((page) => page.slots);

  function book() {
    setUnchosen(chosen === null);
    if (chosen === null) return;
    // A time that was refused is gone: the next is chosen anew.
    take.mutate(chosen, { onSuccess: onDone, onError: () => setChosen(null) });
  }

  return (
    <div className="pick-time">
      {take.error && (
        <Notice tone="bad">
          {take.error.message} <Reference of={take.error} />
        </Notice>
      )}
      {slots.length === 0 ? (
        <Notice live={false}>
          {own
            ? 'You have no other free time in the next weeks. Add hours to your week first, or call the talk off.'
            : `${name} has no free time in the next weeks. You need not do anything: we ask them for more, or look for another mentor.`}
        </Notice>
      ) : (
        <>
          <p>
            {own
              ? `Your free half hours, by your clock, ${placeOf(own.zone)}. ${session.student} reads the new time in theirs.`
              : `These times are in your time, ${placeOf(deviceZone())}. The clock of ${name} can be another one; we sort that out.`}
          </p>
          <SlotDays
            slots={slots}
            zone={own?.zone}
            chosen={chosen}
            onChoose={(starts_at) => {
              setChosen(starts_at);
              setUnchosen(false);
              take.reset();
            }}
          />
        </>
      )}
      <div className="pick-time__more">
        {hasNextPage && (
          <button type="button" className="more__b" aria-busy={isFetchingNextPage || undefined} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Looking…' : 'More days'}
          </button>
        )}
        {otherwise}
      </div>
      {slots.length > 0 && (
        <div className="bookbar">
          <p aria-live="polite">
            {chosen ? yourTime(chosen, own?.zone) : unchosen ? 'Choose one of the times first.' : 'Choose a time. Half an hour is yours.'}
          </p>
          <Button kind="go" busy={take.isPending} onClick={book}>
            {take.isPending ? doing : verb}
          </Button>
        </div>
      )}
    </div>
  );
}
