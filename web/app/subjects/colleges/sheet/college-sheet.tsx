import type { CollegeSheet as Sheet } from '@careerscoop/contract/colleges';
import { paths } from '../../../lib/paths.ts';
import { dollars } from '../../../lib/pay.ts';
import { Block, Card } from '../../../ui/block.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { type Asked, writeAsked } from '../college-address.ts';
import { BigFigure } from '../college-figures.tsx';
import { CollegeSources, FinishNote } from '../college-sources.tsx';
import { admissionFigure, completionFigure, kindText, milesFigure, priceFigure, studentsFigure, yearOf } from '../college-words.ts';
import { SaveCollege } from '../saving/save-college.tsx';
import { stateName } from '../state-names.ts';
import { ProgramList } from './program-list.tsx';
import '../school-card.css';
import './college-sheet.css';

interface CollegeSheetProps {
  college: Sheet;
  /** What it is looked at for: where "all schools" leads back to. */
  asked: Asked;
}

/** Everything that is published about one school. */
export function CollegeSheet({ college, asked }: CollegeSheetProps) {
  const { unitid, name, city, state, website, price_page, miles, career, programs, earnings, sources } = college;
  const figures = [
    ...(miles === null ? [] : [milesFigure(miles)]),
    priceFigure(college),
    completionFigure(college),
    admissionFigure(college),
    studentsFigure(college),
  ];
  const back = paths.schools(writeAsked({ ...asked, page: 1 }));
  return (
    <>
      <Crumbs
        above={[
          { name: 'Home', to: paths.home },
          { name: 'Schools', to: back },
        ]}
        here={name}
      />
      <Block room="waffle" className="block--page col-head">
        <div className="col-head__t">
          <h1 className="h1" tabIndex={-1}>
            {name}
          </h1>
          <p className="lead">
            {city}, {stateName(state)}. {kindText(college)}.
          </p>
          <div className="row">
            {website && <OutsideLink href={website}>Its website</OutsideLink>}
            {price_page && <OutsideLink href={price_page}>What it would cost you: its own calculator</OutsideLink>}
          </div>
        </div>
        <SaveCollege unitid={unitid} name={name} />
      </Block>
      <div className="wrap col">
        <section aria-labelledby="figures">
          <h2 className="h2" id="figures">
            In figures
          </h2>
          <ul className="col-nums">
            {figures.map((figure) => (
              <li key={figure.label}>
                <BigFigure figure={figure} />
              </li>
            ))}
          </ul>
          <CollegeSources sources={sources} of={['figures', ...(miles === null ? [] : ['zip' as const])]} />
          <FinishNote />
        </section>
        <Card as="section" className="col-earn" aria-labelledby="earnings">
          <h2 className="h3" id="earnings">
            What people earned later
          </h2>
          {earnings ? (
            <>
              <p>
                <span className="num">{dollars(earnings.median)}</span> a year
              </p>
              <p>{earnings.sentence}</p>
              <p className="small soft">It says nothing about one program.</p>
              <CollegeSources sources={sources} of={['earnings']} />
            </>
          ) : (
            <p>Not published for this school.</p>
          )}
        </Card>
        <section aria-labelledby="programs">
          <h2 className="h2" id="programs">
            {career ? `What leads to ${career.title}` : 'What you can study'}
          </h2>
          <ProgramList programs={programs} year={yearOf(sources, 'programs')} career={career} />
          <CollegeSources sources={sources} of={['programs', 'crosswalk']} />
        </section>
        <div className="row">
          <LinkButton kind="line" to={back}>
            {career ? `All schools for ${career.title}` : 'All schools'}
          </LinkButton>
          {career && (
            <LinkButton kind="soft" to={paths.career(career.slug)}>
              About {career.title}
            </LinkButton>
          )}
        </div>
      </div>
    </>
  );
}
