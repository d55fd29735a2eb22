import type { Report, ReportCareer } from '@careerscoop/contract/report';
import { ORDER_WORDS, PICKED_BY } from '@careerscoop/contract/result-words';
import { Link } from 'react-router';
import { tintOf } from '@careerscoop/art/areas.ts';
import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';
import { paths } from '../../lib/paths.ts';
import { TryThisMore } from '../../lib/try-this.tsx';
import './careers-part.css';

/** Seven that fit and three to stretch, each with its figures, its reasons and something to try. */
export function CareersPart({ careers }: Pick<Report, 'careers'>) {
  const core = careers.filter(({ picked }) => picked === '');
  const stretch = careers.filter(({ picked }) => picked !== '');
  return (
    <>
      <section className="report__part" aria-labelledby="report-ten">
        <h2 className="h2" id="report-ten">
          Your ten careers
        </h2>
        <p>{ORDER_WORDS}</p>
        {core.map((career) => (
          <Career key={career.rank} career={career} />
        ))}
      </section>
      {stretch.length > 0 && (
        <section className="report__part" aria-labelledby="report-stretch">
          <h2 className="h2" id="report-stretch">
            Three to stretch you
          </h2>
          <p>
            From further down your list: they share something with you, but come from another world. “AI recommended” means {PICKED_BY}.
          </p>
          {stretch.map((career) => (
            <Career key={career.rank} career={career} />
          ))}
        </section>
      )}
    </>
  );
}

function Reasons({ title, reasons }: { title: string; reasons: ReportCareer['reasons'] }) {
  if (reasons.length === 0) return null;
  return (
    <div>
      <b>{title}</b>
      <ul>
        {reasons.map(({ text, answer }) => (
          <li key={text + answer}>
            {text} <span className="soft">{answer}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Career({ career }: { career: ReportCareer }) {
  const { onet_code, areas, rank, title, slug, fit, fit_word, picked, summary, reasons, facts, try_this } = career;
  const found = picked.slice(picked.indexOf('.') + 1).trim();
  return (
    <article className="report__career" id={`career-${rank}`}>
      <header>
        <b className="d report__rank" aria-hidden="true">
          {rank}
        </b>
        <h3 className="h3">
          <span className="vh">{rank}. </span>
          <Link to={paths.career(slug)}>{title}</Link>
        </h3>
        <span className={`report__fit report__fit--${fit}`}>{fit_word}</span>
        <CareerSceneFile onet_code={onet_code} className={`report__pic report__pic--${tintOf(areas)}`} eager />
      </header>
      <div className="report__why">
        <p>{summary}</p>
        {found && (
          <p>
            <b>How we found it.</b> {found}
          </p>
        )}
        <Reasons title="It fits because" reasons={reasons.filter(({ kind }) => kind === 'for')} />
        <Reasons title="Think about this too" reasons={reasons.filter(({ kind }) => kind !== 'for')} />
      </div>
      <dl className="report__facts">
        {facts.map(({ key, label, value, note }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <b className="num">{value}</b>
              {note && <span className="small soft">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {try_this && (
        <div className={`report__try report__fit--${fit}`}>
          <p>
            <b>Try this:</b> {try_this}
          </p>
          <TryThisMore onet_code={onet_code} title={title} />
        </div>
      )}
    </article>
  );
}
