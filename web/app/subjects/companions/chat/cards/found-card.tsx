import type { CardOf, ChatCard } from '@careerscoop/contract/chat-cards';
import { CareersCard } from './careers-card.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { InterviewCard } from './interview-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { SchoolCard } from './school-card.tsx';
import { SchoolsCard } from './schools-card.tsx';
import './card.css';

export interface FoundCardProps {
  card: Exclude<ChatCard, CardOf<'crisis' | 'ask' | 'starters'>>;
}

/** What a companion looked up: each kind has its card. */
export function FoundCard({ card }: FoundCardProps) {
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
    // A newer server may know of more.
    default:
      return null;
  }
}
