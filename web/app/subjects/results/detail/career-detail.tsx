import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Result, ResultDetail } from '@careerscoop/contract/results';
import { useMedia } from '../../../lib/use-media.ts';
import { Card } from '../../../ui/block.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import { Attribution } from '../attribution.tsx';
import { publicCareerQuery } from '../results.queries.ts';
import { Reasons } from '../reasons.tsx';
import { DetailHead } from './detail-head.tsx';
import type { BuddyClosed } from './detail-words.ts';
import { EducationCard } from './education-card.tsx';
import { ImpactCard } from './impact-card.tsx';
import { InterestChart } from './interest-chart.tsx';
import { PathCard } from './path-card.tsx';
import { PayCard } from './pay-card.tsx';
import { RelatedCard } from './related-card.tsx';
import { SidePanel } from './side-panel.tsx';
import './career-detail.css';

/** From here on two columns fit beside the menu. */
const BESIDE = '(min-width: 1200px)';

interface CareerDetailProps {
  career: ResultDetail;
  aiReport: string;
  /** Why AI Career Buddy cannot be asked, if it cannot. */
  buddyClosed: BuddyClosed | null;
  /** The five questions about it. */
  scoop: ReactNode;
  /** Opens the one about AI. */
  onExplore: () => void;
  /** The chat about it, or what it waits for. */
  chat: ReactNode;
  /** Where it can be studied. */
  study: ReactNode;
  /** Who talks with the student about it, once somebody does. */
  mentor: ReactNode;
}

/** Everything about one career of the student. */
export function CareerDetail({ career, aiReport, buddyClosed, scoop, onExplore, chat, study, mentor }: CareerDetailProps) {
  // Where there is no room beside the content, what can be done stands under the title.
  const beside = useMedia(BESIDE);
  // From the list one comes scrolled down.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [career.id]);

  return (
    <>
      <DetailHead career={career} aiReport={aiReport} buddyClosed={buddyClosed}>
        {!beside && <SidePanel career={career} aiReport={aiReport} buddyClosed={buddyClosed} />}
      </DetailHead>
      <div className="wrap cg">
        <div className="cg__m">
          {mentor}
          {scoop}
          <Published career={career} part="main" />
          {study}
          {chat}
        </div>
        <aside className="cg__s" aria-label="More about this career">
          {beside && <SidePanel career={career} aiReport={aiReport} buddyClosed={buddyClosed} />}
          <ImpactCard career={career} onExplore={onExplore} />
          <Published career={career} part="side" />
        </aside>
        <Card as="section" className="cg__why" aria-labelledby="why">
          <h2 className="h2" id="why">
            {career.rank === null ? 'How it fits you' : 'Why it is on your list'}
          </h2>
          <Reasons career={career} heading="h3" />
        </Card>
        {career.interest_chart && <InterestChart chart={career.interest_chart} />}
      </div>
      <Attribution />
    </>
  );
}

/** The published figures, which come from the public catalogue. */
function Published({ career, part }: { career: Result; part: 'main' | 'side' }) {
  const { data, error, refetch, isFetching } = useQuery(publicCareerQuery(career.onet_code));
  if (data && part === 'side') {
    return (
      <>
        <PathCard career={data} education={career.education} />
        <EducationCard career={data} />
      </>
    );
  }
  if (data) {
    return (
      <>
        <PayCard career={data} />
        <RelatedCard career={data} />
      </>
    );
  }
  if (!error) {
    return (
      <Skeleton label="Loading the figures…">
        <Bone kind="card" size={part === 'main' ? '26rem' : '40rem'} />
      </Skeleton>
    );
  }
  if (part === 'side') return null;
  return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}
