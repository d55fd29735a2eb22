import { Minus, Plus } from 'lucide-react';
import './faq-list.css';

export interface FaqItem {
  id: number;
  question: string;
  answer: string;
}

/**
 * Questions that open on a press, one at a time: they share a name, so the browser closes the others, with and without
 * script. An address that ends in #question-3 opens that one: the browser opens what it scrolls to. Odd ids stand left and
 * even ones right; a narrow window shows them one below the other.
 */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  if (items.length === 0) return <p className="lead">There is no question here right now. “Contact us” is at the foot of the page.</p>;
  return (
    <ul className="faq">
      {items.map(({ id, question, answer }) => (
        <li key={id}>
          <details className="faq__i" name="faq">
            <summary>
              <h2 className="faq__q">{question}</h2>
              <Plus className="ic faq__more" />
              <Minus className="ic faq__less" />
            </summary>
            <p className="faq__a" id={`question-${id}`}>
              {answer}
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}
