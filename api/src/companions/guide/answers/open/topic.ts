import type { Career } from '@careerscoop/catalogue/career';
import type { Reply } from '@careerscoop/contract/chat-cards';
import { type Said, say } from '../../../ledger/cite-facts.ts';
import type { Fact } from '../../../ledger/facts.ts';
import { type OfficialLink, linkFact } from '../../../tools/official-links.ts';
import type { Intent } from '../../understand/intents.ts';
import { aCareer, reply, type Told, type Turn } from '../../told.ts';

/** A question that no table answers, or not alone. */
export interface Open {
  turn: Turn;
  /** The career that is spoken of. */
  career: Career | undefined;
  /** The words, with `@career` in the place of names of careers. */
  asked: string;
  link(name: OfficialLink): Fact;
}

/** Something that is asked beside what the figures tell. */
export interface Topic {
  about: RegExp;
  /** What only sounds like it. */
  but?: RegExp;
  /** Readings that stand against it: somebody who means those is answered there. */
  not?: readonly Intent[];
  answer(open: Open): Told | Promise<Told>;
}

export const linkOf =
  ({ tools }: Turn) =>
  (name: OfficialLink): Fact =>
    tools.ledger.add(linkFact(name));

/** What can be asked next of a career, or of careers at all. */
export function repliesOf(career: Career | undefined): Reply[] {
  if (!career) return [reply('Show my ten', 'What are my ten careers?'), reply('Make me a plan'), reply('Jobs with my hands')];
  const { mask_title } = career;
  return [
    reply('What is the day like?', `What does ${aCareer(mask_title)} do all day?`),
    reply('How do I get there?', `What school does it take for ${aCareer(mask_title)}?`),
    reply('Make me a plan', `Make me a plan for ${mask_title}`),
  ];
}

/** An answer of a few sentences; `next` is what can be done now. */
export function told({ career }: Open, said: Said[], next: string): Told {
  return {
    said: [...said, say`Next: ${next}`],
    replies: repliesOf(career),
    task: career ? { careers: [career.onet_code] } : {},
  };
}
