import type { Career } from '@careerscoop/catalogue/career';
import { describeCareer } from '../careers/career-texts.ts';
import { leading, listed, present } from './say.ts';

/** What the work is like: a moment of it, what is hard, and what its people do, use and know most. */
export function dayAnswers(career: Career): string[] {
  const { words } = career;
  const activities = leading(career, 'activities', 3);
  const skills = leading(career, 'skills', 3);
  const knowledge = leading(career, 'knowledge', 3);
  return present([
    words?.day ?? describeCareer(career),
    activities.length > 0 && `Three things fill most days. ${activities.map(({ meaning }) => meaning).join(' ')}`,
    words && `${words.hard_part} On the other hand, you may like it if ${listed(words.good_if)}.`,
    skills.length > 0 && `People who do this lean on a few skills most of all. ${skills.map(({ meaning }) => meaning).join(' ')}`,
    knowledge.length > 0 &&
      `What you would know a lot about: ${listed(knowledge.map(({ name }) => name.toLowerCase()))}. ${knowledge[0]?.meaning ?? ''}`,
  ]);
}
