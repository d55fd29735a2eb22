import type { Question } from '@careerscoop/contract/assessment';
import { ConeScreen } from './cone-screen.tsx';
import { CupsScreen } from './cups-screen.tsx';
import { FilmScreen } from './film-screen.tsx';
import { type KeptAnswers, withoutTasted } from './kept-answers.ts';
import { Block } from '../../ui/block.tsx';
import ConeBoard from '@careerscoop/art/scenes/cone-board.tsx';
import PersonalityCups from '@careerscoop/art/scenes/personality-cups.tsx';
import { placeLine } from './status-line.ts';
import './part-intro.css';
import { RatingScreen } from './rating-screen.tsx';
import type { Screen } from './screens.ts';
import { SituationScreen } from './situation-screen.tsx';
import { answerKey } from './staged.ts';
import type { AnswerBook } from './use-answers.ts';

interface ScreenBodyProps {
  screen: Screen;
  book: AnswerBook;
  onStartAgain: () => void;
}

/** What stands between the frame's head and foot. */
export function ScreenBody({ screen, book, onStartAgain }: ScreenBodyProps) {
  const { kept, change } = book;
  const answer = (question: Question, value: number) => {
    const key = answerKey(screen.scenario, question);
    change((before) => ({ ...before, answers: { ...before.answers, [key]: value } }));
  };
  switch (screen.kind) {
    case 'film':
      return <FilmScreen screen={screen} />;
    case 'rating':
    case 'again':
      return (
        <RatingScreen screen={screen} kept={kept} onRate={answer} onStartAgain={onStartAgain} onStartAnew={() => change(withoutTasted)} />
      );
    case 'intro':
      return <PartIntro screen={screen} />;
    case 'cone':
      return <ConeScreen screen={screen} kept={kept} onSort={(id, band) => change((before) => sorted(before, id, band))} />;
    case 'situation':
    case 'choice':
      return <SituationScreen screen={screen} kept={kept} onChoose={answer} />;
    case 'wait':
      return null;
    case 'cups':
      return <CupsScreen screen={screen} slots={kept.cups} onSlots={(cups) => change((before) => ({ ...before, cups }))} />;
  }
}

function sorted(kept: KeptAnswers, id: number, band: number | undefined): KeptAnswers {
  const { [id]: _before, ...others } = kept.cone;
  return { ...kept, cone: band === undefined ? others : { ...others, [id]: band } };
}

/** Says what a board is about before it opens. */
function PartIntro({ screen }: { screen: Screen }) {
  const { scenario } = screen;
  const isCone = scenario.scenario_id === 2;
  return (
    <main id="main" className="pi">
      <Block as="div" room={isCone ? 'blue' : 'vanilla'} className={isCone ? 'pi__b' : 'pi__b pi__b--cups'}>
        <div className="pi__t">
          <p className="flow-kicker">{placeLine(screen)}</p>
          <h1 className="h1" tabIndex={-1}>
            {scenario.intro?.title}
          </h1>
          <p className="lead">{scenario.intro?.text}</p>
        </div>
        <div className="pi__art">{isCone ? <ConeBoard /> : <PersonalityCups />}</div>
      </Block>
    </main>
  );
}
