import type { Result } from '@careerscoop/contract/results';
import { Printer } from 'lucide-react';
import YourTen from '@careerscoop/art/scenes/your-ten.tsx';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { listTitle, resultWords } from '../result-words.ts';
import { ShareButton } from '../share/share-button.tsx';
import './results-head.css';

interface ResultsHeadProps {
  firstName: string | undefined;
  clarity: Result['clarity'];
  part3: Result['part_3'];
  careers: readonly Result[];
}

/** The headline over the ten, how clear the answers were as a whole, and how part 3 was asked. */
export function ResultsHead({ firstName, clarity, part3, careers }: ResultsHeadProps) {
  const { lead, intro, change } = resultWords.list;
  const { title, word, next } = resultWords.clarity[clarity];
  const [before, after] = title.split(word);
  return (
    <header className="wrap results-head">
      <div className="results-head__t">
        <h1 tabIndex={-1}>{listTitle(firstName)}</h1>
        <p className="lead">
          {lead} {before}
          <b>{word}</b>
          {after}
        </p>
        <p>{next}</p>
        <p className="small soft">
          {intro} {resultWords.part_3[part3]} {change}
        </p>
        <div className="row">
          <LinkButton kind="line" size="small" to={paths.resultsPrint}>
            <Printer className="ic" />
            Print your ten
          </LinkButton>
          <ShareButton careers={careers} />
        </div>
      </div>
      <div className="results-head__a">
        <YourTen />
      </div>
    </header>
  );
}
