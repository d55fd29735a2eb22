import type { CardOf } from '@careerscoop/contract/chat-cards';
import { Fold } from '../../../../ui/fold.tsx';

/** A practice question, and what a good answer holds. */
export function InterviewCard({ card: { career, number, of, question, checklist } }: { card: CardOf<'interview'> }) {
  return (
    <section className="tcard" aria-label={`Practice question ${number} of ${of}`}>
      <p className="src">
        Question {number} of {of}
        {career && `, for ${career.title}`}
      </p>
      <h2 className="tcard__h">{question}</h2>
      <Fold title="What a good answer holds">
        <ul className="dots">
          {checklist.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Fold>
      <p className="src">Write your answer below. Nobody grades it.</p>
    </section>
  );
}
