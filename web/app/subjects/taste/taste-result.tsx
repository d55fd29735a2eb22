import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';
import type { TasteCareer } from '@careerscoop/contract/taste';
import { paths } from '../../lib/paths.ts';
import { useSessionUser } from '../../lib/session.ts';
import { Block } from '../../ui/block.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SURENESS } from './sureness.ts';
import './taste-result.css';

interface TasteResultProps {
  careers: readonly TasteCareer[];
  onRestart: () => void;
}

/** Three careers with the answers that led to them, and how little twelve answers say. */
export function TasteResult({ careers, onRestart }: TasteResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const user = useSessionUser();
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Block room="blue" page pad className="tres" aria-labelledby="three">
        <div className="tres__h">
          <h1 id="three" tabIndex={-1} ref={heading}>
            Three to look at first
          </h1>
          <p className="lead">From twelve answers, so this is a first look, not a label. Each is from another family of work.</p>
        </div>
        <ul className="three">
          {careers.map((career) => (
            <Career key={career.onet_code} {...career} />
          ))}
        </ul>
      </Block>
      <Block room="vanilla" page pad className="tsure">
        <div>
          <h2 className="h2">How sure is this?</h2>
          <p>{SURENESS}</p>
          <p>
            The full set takes about thirteen minutes, asks what you are good at too, and gives you ten. What you said here counts. You
            won’t be asked it again.
          </p>
        </div>
        <div className="tsure__go">
          <LinkButton kind="go" size="large" to={user?.role === 'Student' ? paths.scenario(0) : paths.newStudent()}>
            Find all ten
          </LinkButton>
          <button type="button" className="why" onClick={onRestart}>
            <RotateCcw className="ic" />
            Start the cards over
          </button>
        </div>
      </Block>
    </>
  );
}

function Career({ onet_code, slug, title, description, reasons, hard_part }: TasteCareer) {
  const fits = reasons.filter(({ kind }) => kind === 'for');
  const against = reasons.find(({ kind }) => kind === 'against');
  return (
    <li className="t3">
      <CareerSceneFile onet_code={onet_code} eager />
      <div className="t3__b">
        <h2 className="h3">
          <Link to={paths.career(slug)}>{title}</Link>
        </h2>
        <p>{description}</p>
        <div className="t3__w">
          <h3>Why this one</h3>
          {fits.map(({ text, answer }) => (
            <p key={answer}>
              {answer} {text}
            </p>
          ))}
        </div>
        <div className="t3__w">
          <h3>Think about this too</h3>
          {against && (
            <p>
              {against.text} {against.answer}
            </p>
          )}
          {hard_part && <p>{hard_part}</p>}
        </div>
      </div>
    </li>
  );
}
