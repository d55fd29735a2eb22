import { Block } from '../../ui/block.tsx';
import ConeBoard from '../../art/scenes/cone-board.tsx';
import PersonalityCups from '../../art/scenes/personality-cups.tsx';
import type { Screen } from './screens.ts';
import { placeLine } from './status-line.ts';
import './part-intro.css';

/** Says what a board is about before it opens. */
export function PartIntro({ screen }: { screen: Screen }) {
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
