import { useDroppable } from '@dnd-kit/core';
import { type Skill, TRAY } from './cone-words.ts';
import { SkillChip } from './skill-chip.tsx';

/** The skills that are not sorted yet; a sorted one can be dragged back. */
export function SkillTray({ skills, onPress }: { skills: Skill[]; onPress: (skill: Skill) => void }) {
  const { setNodeRef } = useDroppable({ id: TRAY });
  return (
    <section className="cb__t" aria-labelledby="tray-title">
      <div className="cb__tray b-surface" ref={setNodeRef} data-target={TRAY}>
        <h2 className="h3" id="tray-title">
          {skills.length === 0 ? 'All sorted' : `${skills.length} left to sort`}
        </h2>
        {skills.length === 0 && <p className="soft">Press a skill in the cone to take it out again.</p>}
        <ul>
          {skills.map((skill) => (
            <li key={skill.id}>
              <SkillChip skill={skill} onPress={() => onPress(skill)} />
            </li>
          ))}
        </ul>
      </div>
      <p className="small soft cb__n">You said it, so it counts. Nobody grades this.</p>
    </section>
  );
}
