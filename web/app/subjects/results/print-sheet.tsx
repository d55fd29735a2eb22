import { useLayoutEffect } from 'react';
import { TOP_CAREERS } from '@careerscoop/contract/constants';
import type { Result } from '@careerscoop/contract/results';
import { fitWords, ORDER_WORDS } from '@careerscoop/contract/result-words';
import { ATTRIBUTIONS } from './attributions.ts';
import { educationText, outlookText, payFigure } from './career-facts.ts';
import { howPicked } from './how-picked.ts';
import { listTitle, resultWords } from './result-words.ts';
import './print-sheet.css';

interface PrintSheetProps {
  careers: Result[];
  firstName: string | undefined;
  /** The day of printing. */
  date: Date;
}

/** The ten on one sheet of paper: what fits, what it pays, where it leads, and the first reason. */
export function PrintSheet({ careers, firstName, date }: PrintSheetProps) {
  useLightPaper();
  const { lead, intro } = resultWords.list;
  return (
    <article className="sheet-of-ten">
      <header>
        <p className="sheet-of-ten__brand">CareerScoop</p>
        <h1>{listTitle(firstName)}</h1>
        <p>
          {lead} {ORDER_WORDS} {intro}
        </p>
        <p>
          <time dateTime={date.toISOString().slice(0, 10)}>{date.toLocaleDateString('en-US', { dateStyle: 'long' })}</time>
        </p>
      </header>
      <div className="sheet-of-ten__table" role="region" aria-label="Your ten careers" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Place</span>
              </th>
              <th scope="col">Career</th>
              <th scope="col">Middle pay</th>
              <th scope="col">Outlook</th>
              <th scope="col">School</th>
              <th scope="col">{resultWords.reasons.for}</th>
            </tr>
          </thead>
          <tbody>
            {careers.slice(0, TOP_CAREERS).map((career) => (
              <PrintRow key={career.id} career={career} />
            ))}
          </tbody>
        </table>
      </div>
      <footer>
        {ATTRIBUTIONS.map(({ key, text, links }) => (
          <p key={key}>
            {text} {links.map(({ url }) => url).join(' ')}
          </p>
        ))}
      </footer>
    </article>
  );
}

function PrintRow({ career }: { career: Result }) {
  const reason = career.reasons.find(({ kind }) => kind === 'for');
  const picked = career.ai ? `, ${howPicked(career.ai).label}` : '';
  return (
    <tr>
      <td className="sheet-of-ten__n">{career.rank}</td>
      <th scope="row">
        {career.unique_title.mask_title}
        <span>
          {fitWords(career.fit, career.clarity).word}
          {picked}
        </span>
      </th>
      <td className="num">{payFigure(career)}</td>
      <td>{outlookText(career)}</td>
      <td>{educationText(career)}</td>
      <td>
        {reason?.text}
        {reason && <span>{reason.answer}</span>}
      </td>
    </tr>
  );
}

/** Paper is light whatever the theme: the page takes the light colors while it stands. */
function useLightPaper() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = 'light';
    return () => {
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, []);
}
