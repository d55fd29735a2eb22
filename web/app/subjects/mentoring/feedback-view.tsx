import { useState } from 'react';
import type { Role } from '@careerscoop/contract/accounts';
import type { MentorFeedback } from '@careerscoop/contract/session-feedback';
import SmilingScoop from '@careerscoop/art/scenes/smiling-scoop.tsx';
import { dayInWords } from '../../lib/day-in-words.ts';
import { EmptyState } from '../../ui/states.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type FeedbackOrder, inOrder, writerOf } from './feedback-order.ts';
import './feedback.css';

const ORDERS = [
  { value: 'newest', label: 'Date high to low' },
  { value: 'oldest', label: 'Date low to high' },
] as const;

interface FeedbackViewProps {
  feedback: readonly MentorFeedback[];
  role: Role;
}

/** What the other side wrote after sessions, in three columns where there is room, filled row by row. */
export function FeedbackView({ feedback, role }: FeedbackViewProps) {
  const [order, setOrder] = useState<FeedbackOrder>('newest');
  if (feedback.length === 0) {
    return (
      <EmptyState
        title="You don't have any reviews yet"
        text={
          role === 'Mentor'
            ? 'After a session a student can write what they took from it. Their words come here.'
            : 'After a session your mentor can write you what they noticed. Their words come here.'
        }
        room="vanilla"
        art={<SmilingScoop />}
      />
    );
  }
  return (
    <>
      <SelectField
        label="Sort"
        fieldClass="feedback__sort"
        choices={ORDERS}
        value={order}
        onChange={({ target }) => setOrder(target.value as FeedbackOrder)}
      />
      <ul className="feedback">
        {inOrder(feedback, order).map((each) => {
          const writer = writerOf(each, role);
          return (
            <li key={each.id} className="feedback__i">
              <p className="small soft">
                <time dateTime={each.created_at}>{dayInWords(each.created_at)}</time>
              </p>
              <h2 className="h3">{each.topic}</h2>
              <p className="feedback__m">{each.message}</p>
              {writer && (
                <p className="small">
                  {role === 'Mentor' ? 'Student' : 'Mentor'}: <b>{writer}</b>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
