import { useState } from 'react';
import { type Skill, coneWords, nextToSort, rateId, skillId } from './cone-words.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useWide } from './use-wide.ts';

/** The skills of the cone, what lies where, and what is done with them and said about it. */
export function useSorting(
  skills: Skill[],
  bands: string[],
  cone: Record<string, number>,
  onSort: (skillId: number, band: number | undefined) => void,
) {
  const wide = useWide();
  /** The skills sorted on this visit, the latest at the end; and the one taken out, which is asked for first. */
  const [order, setOrder] = useState<number[]>([]);
  const [taken, setTaken] = useState<number>();
  const [said, setSaid] = useState('');
  const focusAfter = useFocusAfter();
  const words = coneWords(skills, bands, cone);
  const tray = skills.filter(({ id }) => cone[id] === undefined);
  const asked = wide ? undefined : (tray.find(({ id }) => id === taken) ?? nextToSort(skills, tray, order.at(-1)));
  const last = skills.find(({ id }) => id === order.at(-1));

  function put(skill: Skill, band: number) {
    onSort(skill.id, band);
    setOrder([...order.filter((id) => id !== skill.id), skill.id]);
    setSaid(words.putInto(skill, band));
  }

  function takeOut(skill: Skill) {
    onSort(skill.id, undefined);
    setOrder(order.filter((id) => id !== skill.id));
    setTaken(skill.id);
    setSaid(words.takenOut(skill));
    focusAfter.current = skillId(skill);
  }

  /** The five answers stay where they are, and focus with them; after the last skill it goes to what was sorted. */
  function answer(skill: Skill, band: number) {
    const open = tray.filter((other) => other !== skill);
    put(skill, band);
    setSaid(words.putAndNext(skill, band, nextToSort(skills, open, skill.id)));
    if (open.length === 0) focusAfter.current = skillId(skill);
  }

  /** The skill is asked for again, and focus is on what was said. */
  function undo(skill: Skill) {
    const band = cone[skill.id] ?? 1;
    takeOut(skill);
    focusAfter.current = rateId(band);
  }

  return {
    wide,
    tray,
    /** What a narrow screen asks for, and what was sorted before it. */
    asked,
    last,
    order,
    words,
    said,
    focusAfter,
    put,
    takeOut,
    answer,
    undo,
    stay: (skill: Skill) => setSaid(words.stays(skill)),
  };
}
