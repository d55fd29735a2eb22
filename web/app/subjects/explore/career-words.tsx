import { Check } from 'lucide-react';
import type { CareerPage } from '@careerscoop/contract/career-page';

/** What the work is like, in our words. */
export function CareerWords({ career: { words, description } }: { career: CareerPage }) {
  if (!words) return <p className="lead">{description}</p>;
  return (
    <>
      <section className="c-part">
        <h2 className="h2">A moment of the day</h2>
        <p className="lead">{words.day}</p>
      </section>
      <section className="c-part">
        <h2 className="h2">You may like this if</h2>
        <ul className="c-ticks">
          {words.good_if.map((text) => (
            <li key={text}>
              <Check className="ic" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="c-part">
        <h2 className="h2">The hard part</h2>
        <p>{words.hard_part}</p>
      </section>
    </>
  );
}
