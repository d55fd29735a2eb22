import { useDraggable } from '@dnd-kit/core';
import { Chip } from '../../ui/chip.tsx';
import { type Skill, skillId } from './cone-words.ts';
import { showStop } from './use-focus-after.ts';

interface SkillChipProps {
  skill: Skill;
  /** What was said of it, in the words of its band; none in the tray. */
  said?: string;
  /** It is the one that is asked for. */
  asked?: boolean;
  onPress: () => void;
}

/** A skill: pressed in the tray it asks for a band, pressed in the cone it comes out; dragged it goes anywhere. */
export function SkillChip({ skill, said, asked = false, onPress }: SkillChipProps) {
  const id = skillId(skill);
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({ id, attributes: { roleDescription: 'skill' } });
  const isLoose = said === undefined;
  const names = [isDragging && 'chip--gone', asked && 'chip--asked'].filter(Boolean).join(' ');
  return (
    <Chip
      {...attributes}
      {...listeners}
      ref={setNodeRef}
      id={id}
      grab={isLoose}
      className={names || undefined}
      title={skill.description}
      aria-label={isLoose ? undefined : `${skill.question}: ${said}. Press to take it out.`}
      aria-current={asked || undefined}
      aria-pressed={undefined}
      aria-haspopup={isLoose ? 'dialog' : undefined}
      onFocus={({ currentTarget }) => showStop(currentTarget)}
      onClick={onPress}
    >
      {skill.question}
    </Chip>
  );
}
