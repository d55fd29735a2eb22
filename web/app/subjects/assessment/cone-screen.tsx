import { DndContext, type DragEndEvent, DragOverlay, MeasuringStrategy } from '@dnd-kit/core';
import { useState } from 'react';
import Scooper from '@careerscoop/art/scenes/scooper.tsx';
import { LiftedChip } from '../../ui/chip.tsx';
import { MoreText } from '../../ui/more-text.tsx';
import { BandDialog } from './band-dialog.tsx';
import { Cone } from './cone.tsx';
import { BAND_TARGETS, TRAY, type Skill, bandOf, nextInTray, skillId } from './cone-words.ts';
import { useDragTargets } from './drag-targets.ts';
import { dropMotion } from './drop-motion.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Screen } from './screens.ts';
import { SkillTray } from './skill-tray.tsx';
import { SortCard } from './sort-card.tsx';
import { placeLine } from './status-line.ts';
import { stopRepeats } from './stop-repeats.ts';
import { useSorting } from './use-sorting.ts';
import './cone-screen.css';

interface ConeScreenProps {
  screen: Screen;
  kept: KeptAnswers;
  /** Puts a skill into a band, or back into the tray. */
  onSort: (skillId: number, band: number | undefined) => void;
}

/**
 * The skills and the cone with its five bands: drag, or press and pick a number. Narrow screens ask for one skill after
 * the other.
 */
export function ConeScreen({ screen, kept, onSort }: ConeScreenProps) {
  const { scenario } = screen;
  const { bands = [], questions: skills } = scenario;
  const [dragged, setDragged] = useState<Skill>();
  const [pressed, setPressed] = useState<Skill>();
  const sorting = useSorting(skills, bands, kept.cone, onSort);
  const { wide, tray, asked, last, words, focusAfter, put, takeOut } = sorting;
  const { sensors, collisionDetection, targetOf, resetAim } = useDragTargets(BAND_TARGETS);
  const find = (id: string | number) => skills.find((skill) => skillId(skill) === id);

  function endDrag(event: DragEndEvent) {
    setDragged(undefined);
    const skill = find(event.active.id);
    const target = targetOf(event);
    if (!skill) return;
    if (target === undefined || (target === TRAY && kept.cone[skill.id] === undefined)) sorting.stay(skill);
    else if (target === TRAY) takeOut(skill);
    else {
      put(skill, bandOf(target));
      if (event.activatorEvent instanceof KeyboardEvent) focusAfter.current = nextInTray(tray, skill) ?? skillId(skill);
    }
  }

  const trayWithCard = (
    <SkillTray key="tray" skills={tray} asked={asked} onPress={setPressed}>
      {asked && (
        <SortCard
          skill={asked}
          bands={bands}
          last={last}
          onPick={(band) => sorting.answer(asked, band)}
          onUndo={() => last && sorting.undo(last)}
        />
      )}
    </SkillTray>
  );
  return (
    <main id="main" className={asked ? 'cb cb--asks' : 'cb'} onKeyDownCapture={stopRepeats}>
      <div className="cb__h">
        <p className="flow-kicker">{placeLine(screen)}</p>
        <h1 className="h1" tabIndex={-1}>
          {scenario.title}
        </h1>
        {wide && (
          <div className="lead soft">
            <MoreText text={scenario.description} />
          </div>
        )}
        {asked && <p className="lead soft">{words.hint(asked)}</p>}
        <div className="cb__art">
          <Scooper />
        </div>
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={collisionDetection}
        measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
        accessibility={{ announcements: words.drag, screenReaderInstructions: words.instructions, restoreFocus: false }}
        onDragStart={({ active }) => {
          resetAim();
          setDragged(find(active.id));
        }}
        onDragEnd={endDrag}
        onDragCancel={() => setDragged(undefined)}
      >
        {!asked && trayWithCard}
        <Cone
          bands={bands}
          skills={skills}
          cone={kept.cone}
          dragged={dragged}
          order={wide ? [] : sorting.order}
          slim={asked !== undefined}
          onTakeOut={takeOut}
        />
        {asked && trayWithCard}
        <DragOverlay dropAnimation={dropMotion()}>{dragged && <LiftedChip>{dragged.question}</LiftedChip>}</DragOverlay>
      </DndContext>
      <BandDialog
        skill={pressed}
        bands={bands}
        after={pressed && (nextInTray(tray, pressed) ?? skillId(pressed))}
        onClose={() => setPressed(undefined)}
        onPick={(skill, band) => {
          put(skill, band);
          setPressed(undefined);
        }}
      />
      <p className="vh" role="status">
        {sorting.said}
      </p>
    </main>
  );
}
