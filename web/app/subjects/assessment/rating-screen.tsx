import { RATING_ROOMS, RatingScene, type RatingPage } from '../../art/rating-scene.tsx';
import { Block } from '../../ui/block.tsx';
import { MoreText } from '../../ui/more-text.tsx';
import { type Rating, RateRow, RateScale } from '../../ui/rate-row.tsx';
import type { KeptAnswers } from './kept-answers.ts';
import { QuestionTile } from './question-tile.tsx';
import { SameAnswersNote } from './same-answers-note.tsx';
import type { Screen } from './screens.ts';
import { placeLine } from './status-line.ts';
import './rating.css';

interface RatingScreenProps {
  screen: Screen;
  kept: KeptAnswers;
  onRate: (questionId: number, rating: number) => void;
  /** Opens the first page of the part. */
  onStartAgain: () => void;
}

const SCENES = 6;

/** One page of things to rate. The first row without a rating wears the ring. */
export function RatingScreen({ screen, kept, onRate, onStartAgain }: RatingScreenProps) {
  const { questions, page, scenario } = screen;
  const [first] = questions;
  const scene = (((page - 1) % SCENES) + 1) as RatingPage;
  const next = questions.find(({ id }) => kept.answers[id] === undefined);
  return (
    <main id="main" className="rt">
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
        <RateScale />
        <ol>
          {questions.map(({ id, question, image }) => (
            <li key={id}>
              <RateRow
                id={`question-${id}`}
                question={question}
                icon={<QuestionTile image={image} />}
                value={(kept.answers[id] ?? null) as Rating | null}
                onValue={(rating) => onRate(id, rating)}
                current={id === next?.id}
              />
            </li>
          ))}
        </ol>
        <SameAnswersNote screen={screen} kept={kept} onStartAgain={onStartAgain} />
      </div>
    </main>
  );
}
