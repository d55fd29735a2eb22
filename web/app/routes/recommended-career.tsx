import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState, type ComponentProps } from 'react';
import { useParams } from 'react-router';
import type { AiAgent } from '@careerscoop/contract/companions';
import type { ResultDetail } from '@careerscoop/contract/results';
import { CallError } from '../lib/call-error.ts';
import { fetched } from '../lib/fetched.tsx';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { useCompanionsOpen } from '../lib/site.ts';
import { TryThisSlot } from '../lib/try-this.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useSoon } from '../lib/use-soon.ts';
import { resultQuery } from '../subjects/results/results.queries.ts';
import { companionsQuery } from '../subjects/companions/companions.queries.ts';
import { consentQuery } from '../subjects/consent/consent.queries.ts';
import { ChatClosed } from '../subjects/results/detail/chat-closed.tsx';
import { AI_QUESTION, SCOOP_TAB, ScoopPanel } from '../subjects/scoop/scoop-panel.tsx';
import { CareerDetail } from '../subjects/results/detail/career-detail.tsx';
import { CareerMissing } from '../subjects/results/detail/career-missing.tsx';
import { titleOf } from '../subjects/results/detail/detail-head.tsx';
import type { BuddyClosed } from '../subjects/results/detail/detail-words.ts';
import { DetailSkeleton } from '../subjects/results/detail/detail-skeleton.tsx';
import { PlanRefusal, planRefusal } from '../subjects/results/plan-refusal.tsx';
import { ResultsBroken } from '../subjects/results/results-broken.tsx';
import { CareerMentor } from '../subjects/mentoring/student/career-mentor.tsx';
import { profileQuery } from '../lib/profile-query.ts';
import { TryStep } from '../subjects/steps/try-step.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Bone, Skeleton } from '../ui/waiting.tsx';
import { useAboutStudent } from './use-about-student.ts';
import { WhereToStudy } from './where-to-study.tsx';

/** The chat is fetched by those alone to whom it is open, and not before what stands above it. */
const CareerChat = fetched(() => import('../subjects/companions/chat/career-chat.tsx'));

export const meta = () => privateMeta('A career');

export default function CareerPage() {
  const { result_id = '' } = useParams();
  return (
    <RequireSignIn role="Student">
      <main id="main" tabIndex={-1} className="cd-page">
        {/^[1-9]\d{0,8}$/.test(result_id) ? (
          <TryThisSlot value={TryStep}>
            <Career key={result_id} id={Number(result_id)} />
          </TryThisSlot>
        ) : (
          <Missing />
        )}
      </main>
    </RequireSignIn>
  );
}

function Missing() {
  usePageName('Not found', paths.recommendations);
  return <CareerMissing />;
}

function Career({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useAnswer(resultQuery(id));
  const { data: profile } = useQuery(profileQuery);
  usePageName(data ? titleOf(data) : 'A career', paths.recommendations);
  const buddy = useBuddy(data?.agent_id ?? null);
  const refused = planRefusal(error);
  if (refused === null && data) return <Detail career={data} aiReport={profile?.ai_report ?? ''} buddy={buddy} />;
  if (!error) return <DetailSkeleton />;
  if (error instanceof CallError && error.status === 404) return <Missing />;
  return (
    <ResultsBroken title="Your career">
      {refused === null ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PlanRefusal text={refused} />
      )}
    </ResultsBroken>
  );
}

/** The career with what other subjects say of it. What it says of AI opens the question about it. */
function Detail({ career, aiReport, buddy }: { career: ResultDetail; aiReport: string; buddy: Buddy | undefined }) {
  const { id, onet_code, booked } = career;
  const [open, setOpen] = useState<number | null>(null);

  function explore() {
    setOpen(AI_QUESTION);
    document.getElementById(SCOOP_TAB(AI_QUESTION))?.focus();
  }

  return (
    <CareerDetail
      career={career}
      aiReport={aiReport}
      buddyClosed={buddy?.closed ?? null}
      scoop={<ScoopPanel career={career} queryKey={resultQuery(id).queryKey} open={open} onOpen={setOpen} />}
      onExplore={explore}
      chat={<Chat career={career} buddy={buddy} />}
      study={<WhereToStudy onet_code={onet_code} />}
      mentor={booked && <CareerMentor onet_code={onet_code} />}
    />
  );
}

/** The student's Career Buddy, or why it is closed to them. */
type Buddy = { agent: AiAgent; closed: null } | { agent: undefined; closed: BuddyClosed };

/** Undefined until it is known. */
function useBuddy(agent_id: number | null): Buddy | undefined {
  const { data: agents, isPending } = useQuery({ ...companionsQuery, enabled: agent_id !== null });
  const isOpen = useCompanionsOpen();
  if (!isOpen) return { agent: undefined, closed: 'opens_soon' };
  if (agent_id !== null && isPending) return undefined;
  const agent = agents?.find((each) => each.id === agent_id);
  if (!agent) return { agent, closed: 'without_buddy' };
  return agent.consent_needed ? { agent: undefined, closed: 'waits_for_parent' } : { agent, closed: null };
}

/** The chat with Career Buddy about this career, where it is open. */
function Chat({ career, buddy }: { career: ResultDetail; buddy: Buddy | undefined }) {
  const { id, onet_code, agent_id } = career;
  const { data: consent } = useQuery({ ...consentQuery, enabled: agent_id !== null });
  const { about } = useAboutStudent();
  if (!buddy) return <ChatSkeleton />;
  const { agent, closed } = buddy;
  if (closed !== null) return <ChatClosed why={closed} />;
  return <ChatSoon agent={agent} career={{ id, onet_code, title: titleOf(career) }} about={about} isMinor={consent?.needed ?? false} />;
}

function ChatSoon(props: ComponentProps<typeof CareerChat>) {
  const place = useRef<HTMLDivElement>(null);
  const soon = useSoon(place);
  return (
    <div ref={place}>
      <Suspense fallback={<ChatSkeleton />}>{soon ? <CareerChat {...props} /> : <ChatSkeleton />}</Suspense>
    </div>
  );
}

function ChatSkeleton() {
  return (
    <Skeleton label="Loading the chat…">
      <Bone kind="card" size="24rem" />
    </Skeleton>
  );
}
