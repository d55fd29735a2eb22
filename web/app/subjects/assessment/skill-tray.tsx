import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { type Skill, TRAY } from './cone-words.ts';
import { SkillChip } from './skill-chip.tsx';

interface SkillTrayProps {
  skills: Skill[];
  /** The skill that the card asks for, and the card. */
  asked?: Skill | undefined;
  children?: ReactNode;
  onPress: (skill: Skill) => void;
}

/** The skills that are not sorted yet; a sorted one can be dragged back. */
export function SkillTray({ skills, asked, children, onPress }: SkillTrayProps) {
  const { setNodeRef } = useDroppable({ id: TRAY });
  return (
    <section className="cb__t" aria-labelledby="tray-title">
      <div className="cb__tray b-surface" ref={setNodeRef} data-target={TRAY}>
        <h2 className="h3" id="tray-title">
          {skills.length === 0 ? 'All sorted' : `${skills.length} left to sort`}
        </h2>
        {skills.length === 0 && <p className="soft">Press a skill in the cone to take it out again.</p>}
        {children}
        <ul>
          {skills.map((skill) => (
            <li key={skill.id}>
              <SkillChip skill={skill} asked={skill === asked} onPress={() => onPress(skill)} />
            </li>
          ))}
        </ul>
      </div>
      <p className="small soft cb__n">You said it, so it counts. Nobody grades this.</p>
    </section>
  );
}
