import { memo } from 'react';
import type { ChatCard } from '@careerscoop/contract/chat-cards';
import { CareersCard } from './careers-card.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { InterviewCard } from './interview-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { SchoolCard } from './school-card.tsx';
import { SchoolsCard } from './schools-card.tsx';
import './cards.css';

/** What stands in an answer beside words. Replies to press stand under the last answer alone. */
export const CardOf = memo(function CardOf({ card }: { card: ChatCard }) {
  switch (card.kind) {
    case 'comparison':
      return <ComparisonCard card={card} />;
    case 'schools':
      return <SchoolsCard card={card} />;
    case 'school':
      return <SchoolCard card={card} />;
    case 'plan':
      return <PlanCard card={card} />;
    case 'careers':
      return <CareersCard card={card} />;
    case 'interview':
      return <InterviewCard card={card} />;
    case 'crisis':
      return <CrisisCard card={card} />;
    default:
      return null;
  }
});
