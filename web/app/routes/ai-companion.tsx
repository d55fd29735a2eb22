import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { isChatType } from '@careerscoop/contract/chat-openings';
import type { AiAgent } from '@careerscoop/contract/companions';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { useCompanionsOpen } from '../lib/site.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { ChatLocked } from '../subjects/companions/chat/chat-locked.tsx';
import { ChatView } from '../subjects/companions/chat/chat-view.tsx';
import { threadsQuery } from '../subjects/companions/chat/chat.queries.ts';
import { CompanionsSkeleton } from '../subjects/companions/companions-skeleton.tsx';
import { CompanionPicture } from '../subjects/companions/companion-picture.tsx';
import { companionsQuery } from '../subjects/companions/companions.queries.ts';
import { consentQuery } from '../subjects/consent/consent.queries.ts';
import { PurposeNotice } from '../subjects/consent/purpose-notice.tsx';
import { useWaitsForParent } from '../subjects/consent/use-waits-for-parent.ts';
import { recommendationsQuery } from '../subjects/results/results.queries.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/states.tsx';
import { useAboutStudent } from './use-about-student.ts';

export const meta = () => privateMeta('AI Companion');

export default function AiCompanionPage() {
  return (
    <RequireSignIn role="Student">
      <main id="main" tabIndex={-1} className="wrap chat-page">
        <Companion />
      </main>
    </RequireSignIn>
  );
}

function Companion() {
  const { agent_id } = useParams();
  const { data, error, refetch, isFetching } = useAnswer(companionsQuery);
  const agent = data?.find(({ id }) => String(id) === agent_id);
  // An old link, somebody else's, or a plan that has ended: there a parent's yes comes first as well.
  const missing = data !== undefined && !agent;
  const threads = useQuery({ ...threadsQuery, enabled: missing });
  const former = threads.data?.find((each) => String(each.agent_id) === agent_id);
  const name = agent?.name ?? former?.agent_name ?? 'AI Companion';
  usePageName(name, paths.companions);
  const waitsForParent = useWaitsForParent('companions', missing);
  const picture = agent && <CompanionPicture agent={agent} />;
  const isOpen = useCompanionsOpen();
  const locked = { agent_id: Number(agent_id), name, picture };
  if (data && !isOpen) return <ChatLocked {...locked} reason="soon" />;
  if (agent?.consent_needed || (missing && waitsForParent)) {
    return (
      <ChatLocked {...locked} reason="parent">
        <PurposeNotice purpose="companions" led />
      </ChatLocked>
    );
  }
  if (agent) return <Chat agent={agent} />;
  if (missing && waitsForParent === false) return <ChatLocked {...locked} reason="plan" />;
  return (
    <>
      <PageTitle inBar>AI Companion</PageTitle>
      {error ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <CompanionsSkeleton />
      )}
    </>
  );
}

/** Puts together what a conversation wants to know of the student's careers and of themselves. */
function Chat({ agent }: { agent: AiAgent }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [type, code] = [search.get('type'), search.get('career')];
  const results = useQuery(recommendationsQuery);
  const { data: consent } = useQuery(consentQuery);
  const { about, ready } = useAboutStudent();
  const careers = results.data;
  const saved = careers?.filter(({ interested }) => interested).map(({ unique_title }) => unique_title.text);
  const own = code === null ? undefined : careers?.find(({ onet_code }) => onet_code === code);
  // A career that has left the list keeps its chat: with another one in its place, that one would be cleared.
  const isFormer = code !== null && careers !== undefined && !own;
  const threads = useQuery({ ...threadsQuery, enabled: isFormer });
  const kept = threads.data?.find(({ agent_id, onet_code }) => agent_id === agent.id && onet_code === code);
  const former = isFormer && kept ? { onet_code: code, title: kept.title ?? code } : null;
  if (code !== null && !own && !former) {
    const { isPending, error, refetch, isFetching } = isFormer ? threads : results;
    if (error) {
      return (
        <>
          <PageTitle inBar>{agent.name}</PageTitle>
          <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </>
      );
    }
    return isPending ? <CompanionsSkeleton /> : <Navigate to={{ pathname, search: type === null ? '' : `?type=${type}` }} replace />;
  }
  return (
    <ChatView
      key={`${agent.id} ${code ?? ''}`}
      agent={agent}
      career={own ? { id: own.id, onet_code: own.onet_code, title: own.unique_title.text } : null}
      former={former}
      about={about}
      isMinor={consent?.needed ?? false}
      type={isChatType(type) ? type : null}
      saved={saved}
      first={saved?.[0] ?? careers?.[0]?.unique_title.text}
      ready={ready && !results.isPending}
      careersFailed={results.isError ? () => void results.refetch() : null}
      onTypeSaid={() => void navigate(pathname, { replace: true, preventScrollReset: true })}
    />
  );
}
