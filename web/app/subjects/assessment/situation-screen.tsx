import type { CSSProperties } from 'react';
import type { Question } from '@careerscoop/contract/assessment';
import { ChoiceScene, choiceLook } from '@careerscoop/art/choice-scene.tsx';
import { SituationScene, type SituationNumber } from '@careerscoop/art/situation-scene.tsx';
import { paint, type Paint } from '@careerscoop/art/paint.ts';
import { MoreText } from '../../ui/more-text.tsx';
import { areaOfOption } from './area-of.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { OptionCard } from './option-card.tsx';
import { answerTo } from './part-state.ts';
import type { Screen } from './screens.ts';
import { placeLine } from './status-line.ts';
import './situation.css';
import './situation-windows.css';

interface SituationScreenProps {
  screen: Screen;
  kept: KeptAnswers;
  onChoose: (question: Question, optionId: number) => void;
}

/** One moment with its picture and six things to do in it, or six things alone to choose from. */
export function SituationScreen({ screen, kept, onChoose }: SituationScreenProps) {
  const [question] = screen.questions;
  if (!question) return null;
  const { id, title, description, image, image_1_url, options = [] } = question;
  const drawn = situationNumber(image) ?? situationNumber(image_1_url);
  const isChoice = screen.kind === 'choice';
  const { sky, soil, light }: Ground = isChoice ? choiceLook(screen.page) : GROUNDS[drawn ?? 1];
  const room = { '--sky': paint(sky), '--soil': paint(soil) } as CSSProperties;
  return (
    <main id="main" className="st">
      <div className={light ? 'st__s st__s--light' : 'st__s'} style={room}>
        <div className="st__h">
          <p className="flow-kicker">{placeLine(screen)}</p>
          <h1 tabIndex={-1}>{title}</h1>
          <div className="st__d">
            <MoreText text={description} />
          </div>
        </div>
        {isChoice ? (
          <ChoiceScene areas={options.map(areaOfOption)} place={screen.page} className="st__art" crop="xMidYMax slice" />
        ) : (
          <Scene number={drawn} image={image || image_1_url} />
        )}
      </div>
      <fieldset className="st__o" aria-describedby={`moment-${id}`}>
        <legend className="h2 d">{question.question}</legend>
        <p className="vh" id={`moment-${id}`}>
          Choose one.
        </p>
        <div className="st__cards">
          {options.map((option) => (
            <OptionCard
              key={option.id}
              name={`question-${id}`}
              option={option}
              checked={answerTo(screen.scenario, question, kept) === option.id}
              onChoose={() => onChoose(question, option.id)}
            />
          ))}
        </div>
      </fieldset>
    </main>
  );
}

function Scene({ number, image }: { number: SituationNumber | undefined; image: string }) {
  if (number) return <SituationScene number={number} className="st__art" crop="xMidYMax slice" />;
  return image ? <img className="st__art" src={image} alt="" /> : null;
}

interface Ground {
  sky: Paint;
  soil: Paint;
  /** White words: the sky is dark. */
  light?: boolean;
}

/** What each scene runs on into: the room takes it, so that the picture has no edge. */
const GROUNDS: Record<SituationNumber, Ground> = {
  1: { sky: 'mint', soil: 'waffle-l' },
  2: { sky: 'blue', soil: 'waffle-d', light: true },
  3: { sky: 'straw-l', soil: 'mint-d' },
  4: { sky: 'waffle-l', soil: 'choc-l' },
  5: { sky: 'vanilla', soil: 'waffle-l' },
  6: { sky: 'blue-l', soil: 'mint-d' },
  7: { sky: 'mint-l', soil: 'waffle-l' },
  8: { sky: 'waffle', soil: 'choc-l' },
};

/** The number of our own drawing that an image address names. */
function situationNumber(image: string): SituationNumber | undefined {
  const number = Number(/^\/art\/situations\/(\d+)\.svg$/.exec(image)?.[1]);
  return number in GROUNDS ? (number as SituationNumber) : undefined;
}
