import { useId, useRef } from 'react';
import { Card } from '../../../ui/block.tsx';
import './five-questions.css';

/** What paper shows while a list of questions is printed: nothing else of the page. */
const ON_PAPER = 'data-on-paper';

/** Good questions to bring along, to be read and printed. */
export function FiveQuestions({ questions, name }: { questions: readonly string[]; name: string }) {
  const title = useId();
  const card = useRef<HTMLDivElement>(null);
  if (questions.length === 0) return null;

  function print() {
    card.current?.setAttribute(ON_PAPER, '');
    window.print();
    card.current?.removeAttribute(ON_PAPER);
  }

  return (
    <div ref={card}>
      <Card as="section" className="five" aria-labelledby={title}>
        <div className="five__h">
          <h2 className="h2" id={title}>
            Five questions to ask {name}
          </h2>
          <button type="button" className="more__b" onClick={print}>
            Print them
          </button>
        </div>
        <ol className="five__l">
          {questions.map((question, index) => (
            <li key={question}>
              <Scoop place={index + 1} />
              <span>{question}</span>
            </li>
          ))}
        </ol>
        <p className="small soft">Take these, change them, or bring your own.</p>
      </Card>
    </div>
  );
}

/** The place of a question on a scoop of its own flavor; the list says the number itself. */
function Scoop({ place }: { place: number }) {
  return (
    <span className="five__n" aria-hidden="true">
      <svg viewBox="0 3 36 20.5">
        <path d="M3 19a15 15 0 0 1 30 0h1.5a4 4 0 0 1-8 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4 4 0 0 1-8 0Z" />
      </svg>
      <b>{place}</b>
    </span>
  );
}
