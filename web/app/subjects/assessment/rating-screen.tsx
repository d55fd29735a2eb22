import type { Question } from '@careerscoop/contract/assessment';
import { RATING_ROOMS, RatingScene, type RatingPage } from '@careerscoop/art/rating-scene.tsx';
import { Block } from '../../ui/block.tsx';
import { MoreText } from '../../ui/more-text.tsx';
import { type Rating, RateRow, RateScale } from '../../ui/rate-row.tsx';
import { areaOfTile } from './area-of.ts';
import { isTasted, type KeptAnswers } from './kept-answers.ts';
import { AreaTile } from '@careerscoop/art/area-tile.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sameAnswers } from './same-answers.ts';
import type { Screen } from './screens.ts';
import { placeLine } from './status-line.ts';
import './rating.css';

interface RatingScreenProps {
  screen: Screen;
  kept: KeptAnswers;
  onRate: (question: Question, rating: number) => void;
  /** Opens the first page of the part. */
  onStartAgain: () => void;
  /** Takes out what was said to the twelve cards. */
  onStartAnew: () => void;
}

const SCENES = 6;

/** One page of things to rate. The first row without a rating wears the ring. */
export function RatingScreen({ screen, kept, onRate, onStartAgain, onStartAnew }: RatingScreenProps) {
  const { questions, page, scenario, kind } = screen;
  const [first] = questions;
  const scene = (((page - 1) % SCENES) + 1) as RatingPage;
  const next = questions.find(({ id }) => kept.answers[id] === undefined);
  return (
    <main id="main" className={kind === 'again' ? 'rt rt--again' : 'rt'}>
      <Block as="div" room={RATING_ROOMS[scene]} className="rt__a">
        <div className="rt__t">
          <p className="flow-kicker">{placeLine(screen)}</p>
          <h1 tabIndex={-1}>{first?.title || scenario.title}</h1>
          <div className="lead">
            <MoreText text={first?.description || scenario.description} />
          </div>
        </div>
        <div className="rt__art">
          <RatingScene page={scene} />
        </div>
      </Block>
      <div className="rt__m">
        {kind === 'rating' && page === 1 && isTasted(kept) && <TastedNote onStartAnew={onStartAnew} />}
        <RateScale />
        <ol>
          {questions.map((question) => (
            <li key={question.id}>
              <RateRow
                id={`question-${question.id}`}
                question={question.question}
                icon={<QuestionTile image={question.image} />}
                value={(kept.answers[question.id] ?? null) as Rating | null}
                onValue={(rating) => onRate(question, rating)}
                current={question.id === next?.id}
              />
            </li>
          ))}
        </ol>
        {kind === 'rating' && <SameAnswersNote screen={screen} kept={kept} onStartAgain={onStartAgain} />}
      </div>
    </main>
  );
}

/** The small picture of a rating row: our own drawing where the address names one. */
function QuestionTile({ image }: { image: string }) {
  const area = areaOfTile(image);
  if (area) return <AreaTile area={area} />;
  return <span className="tile tile--waffle">{image && <img src={image} alt="" />}</span>;
}

/** The cards may have been answered by whoever sat here before. */
function TastedNote({ onStartAnew }: Pick<RatingScreenProps, 'onStartAnew'>) {
  return (
    <p className="rt__tasted small">
      <span>Taken over from your taste: what you said to the cards is filled in.</span>{' '}
      <Button kind="line" size="small" onClick={onStartAnew}>
        Start anew
      </Button>
    </p>
  );
}

interface SameAnswersNoteProps {
  screen: Screen;
  kept: KeptAnswers;
  onStartAgain: () => void;
}

/** Asks for a second look, kindly; Next stays open. */
function SameAnswersNote({ screen, kept, onStartAgain }: SameAnswersNoteProps) {
  const found = sameAnswers(screen, kept);
  return (
    <div className="rt__again" role="status">
      {found === 'page' && (
        <Notice live={false}>
          <b>Shall we go through this page again?</b>
          <p>Ten answers in a row have the same number. You can change them or leave them as they are.</p>
        </Notice>
      )}
      {found === 'all_equal' && (
        <Notice live={false}>
          <b>All your answers are the same.</b>
          <p>We need some differences to find careers for you. Do you want to go through part one again?</p>
          <Button kind="line" size="small" onClick={onStartAgain}>
            Open part one
          </Button>
        </Notice>
      )}
    </div>
  );
}
