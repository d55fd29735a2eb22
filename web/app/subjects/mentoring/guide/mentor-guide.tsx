import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Block } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import './mentor-guide.css';

interface Line {
  title: string;
  text: string;
}

interface MentorGuideProps {
  /** The half hour, piece by piece. */
  parts: readonly (Line & { minutes: string })[];
  ask: readonly string[];
  honest: readonly Line[];
  rather: readonly { say: string; not: string }[];
  rules: readonly string[];
  worried: readonly string[];
  art: ReactNode;
}

/** How to talk with a 15-year-old: one page to read before the first session, and to print. */
export function MentorGuide({ parts, ask, honest, rather, rules, worried, art }: MentorGuideProps) {
  return (
    <>
      <Block room="mint" page className="mguide-hero">
        <div className="mguide-hero__t">
          <PageTitle lead="What to say, what to ask, what to leave out. Three minutes to read.">How to talk with a 15-year-old</PageTitle>
          <Button kind="line" onClick={() => window.print()}>
            <Printer className="ic" />
            Print this page
          </Button>
        </div>
        <div className="mguide-hero__a">{art}</div>
      </Block>
      <div className="wrap mguide">
        <Part id="half-hour" title="The half hour">
          <ol className="mguide__time">
            {parts.map(({ minutes, title, text }) => (
              <li key={title}>
                <p className="mguide__min">
                  <b>{minutes}</b> minutes
                </p>
                <h3 className="h3">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Part>
        <div className="mguide__two">
          <Block room="waffle" className="mguide__room" aria-labelledby="ask-title">
            <h2 className="h2" id="ask-title">
              Five things to ask
            </h2>
            <ul className="mguide__ask">
              {ask.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </Block>
          <Part id="honest" title="What they want to hear, honestly">
            <dl className="mguide__l">
              {honest.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Part>
        </div>
        <Part id="words" title="Words that open, words that close">
          <table className="mguide__w">
            <thead>
              <tr>
                <th scope="col">Say</th>
                <th scope="col">Rather than</th>
              </tr>
            </thead>
            <tbody>
              {rather.map(({ say, not }) => (
                <tr key={say}>
                  <td>“{say}”</td>
                  <td>“{not}”</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Part>
        <div className="mguide__two">
          <Part id="rules" title="What we all hold to">
            <List lines={rules} />
          </Part>
          <Block room="surface" className="mguide__room" aria-labelledby="worried-title">
            <h2 className="h2" id="worried-title">
              If something worries you
            </h2>
            <p>
              <b>Is somebody in danger now? Call 911.</b> For thoughts of suicide, call or text <a href="tel:988">988</a>, at any hour.
            </p>
            <List lines={worried} />
          </Block>
        </div>
        <p className="lead mguide__end">
          After the talk: press “We talked”, and write two sentences about what they did well. Those are often read more than once.
        </p>
      </div>
    </>
  );
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mguide__list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="mguide__part" aria-labelledby={`${id}-title`}>
      <h2 className="h2" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
