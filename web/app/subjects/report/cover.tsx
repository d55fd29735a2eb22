import type { Report } from '@careerscoop/contract/report';
import { CLARITY_WORDS } from '@careerscoop/contract/result-words';
import { Cherry, Cone, Scoop } from '@careerscoop/art/parts.tsx';
import { Picture } from '@careerscoop/art/picture.tsx';
import { dayInWords } from '../../lib/day-in-words.ts';
import { Block } from '../../ui/block.tsx';

/** Whose report it is, how clear the answers were, and the ten at a glance. */
export function Cover({ report: { first_name, clarity, careers, answered_at, made_at } }: { report: Report }) {
  const { title, text, next } = CLARITY_WORDS[clarity];
  return (
    <>
      <Block room="straw" as="div" className="report__cover">
        <div className="report__cover-t">
          <h1 tabIndex={-1}>What your answers say{first_name && `, ${first_name}`}</h1>
          <p className="lead">AI Insights Report: your strengths, your interests, and ten careers with their reasons.</p>
        </div>
        <div className="report__cone" aria-hidden="true">
          <Picture width={200} height={330}>
            <Cone x={100} y={222} width={132} height={230} />
            <Scoop x={100} y={218} r={70} color="mint" shine="mint-l" />
            <Scoop x={96} y={150} r={60} color="vanilla" shine="white" />
            <Scoop x={102} y={94} r={49} color="blue" shine="blue-l" />
            <Cherry x={104} y={36} r={13} />
          </Picture>
        </div>
      </Block>
      <div className="report__two">
        <Block room="mint" className="report__clarity" aria-labelledby="report-clarity">
          <h2 className="h2" id="report-clarity">
            {title}
          </h2>
          <p>{text}</p>
          <p>
            <b>{next}</b>
          </p>
          <p className="small report__dates">
            Answers of {dayInWords(answered_at)}. Report of {dayInWords(made_at)}.
          </p>
        </Block>
        <section className="report__glance" aria-labelledby="report-glance">
          <h2 className="h2" id="report-glance">
            Your ten at a glance
          </h2>
          <ol>
            {careers.map(({ rank, title: name, fit_word }) => (
              <li key={rank}>
                <b className="num">{rank}.</b>
                <a href={`#career-${rank}`}>{name}</a>
                <span className="small soft">{fit_word}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
