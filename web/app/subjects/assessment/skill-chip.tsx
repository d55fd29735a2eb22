import { useDraggable } from '@dnd-kit/core';
import { Chip } from '../../ui/chip.tsx';
import { type Skill, skillId } from './cone-words.ts';

interface SkillChipProps {
  skill: Skill;
  /** The band it lies in; none in the tray. */
  band?: number;
  onPress: () => void;
}

/** A skill: pressed in the tray it asks for a band, pressed in the cone it comes out; dragged it goes anywhere. */
export function SkillChip({ skill, band, onPress }: SkillChipProps) {
  const id = skillId(skill);
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({ id, attributes: { roleDescription: 'skill' } });
  const sorted = band === undefined ? undefined : `${skill.question}, in band ${band}. Press to take it out.`;
  return (
    <Chip
      {...attributes}
      {...listeners}
      ref={setNodeRef}
      id={id}
      grab={band === undefined}
      className={isDragging ? 'chip--gone' : undefined}
      title={skill.description}
      aria-label={sorted}
      aria-pressed={undefined}
      aria-haspopup={band === undefined ? 'dialog' : undefined}
      onClick={onPress}
    >
      {skill.question}
    </Chip>
  );
}
