import { likedIf } from '../../../catalogue/career-texts.ts';
import { say } from '../../ledger/cite-facts.ts';
import { meaningOf } from '../../ledger/career-facts.ts';
import { careerFactsTool } from '../../tools/career-facts.ts';
import { aCareer, type Answers, askCareer, careersOfTurn, reply } from '../told.ts';

/** What one must be good at, and which subjects come close to it. */
export const answerSkills: Answers = async (turn) => {
  const [career] = careersOfTurn(turn);
  if (!career) return askCareer(turn, 'For which career?', (title) => `What do I need to be good at for ${aCareer(title)}?`);
  const { facts } = await careerFactsTool.run(turn.tools, { career: career.onet_code, topic: 'skills' });
  const skills = facts.filter(({ key }) => key.startsWith('skill'));
  const subjects = facts.filter(({ key }) => key.startsWith('subject'));
  const [first, second, third] = skills;
  const asked = turn.understood.read.words.join(' ');
  const worried = /\b(?:bad|cant|scared|shy|hate|suck|not|faint|blind|allergic|afraid|out|tim[io]da?)\b/.test(asked);
  return {
    said: [
      ...(/\b(?:girls?|wom[ae]n|boys?|guys?|m[ae]n|females?|males?|chicas?|mujer(?:es)?)\b/.test(asked)
        ? [say`It is open to girls and boys alike. What counts is the work.`]
        : []),
      ...(worried ? [say`One weak spot rarely decides it. People learn most of this on the way, and many places help.`] : []),
      first
        ? say`${career.mask_title}: people in this work lean most on ${first}${second && say`, ${second}`}${third && say` and ${third}`}. ${meaningOf('skills', first.text) ?? ''}`
        : say`Nobody has published which skills count most for ${career.mask_title}.`,
      ...(subjects[0]
        ? [
            say`Subjects that they know a lot about: ${subjects[0]}${subjects[1] && say`, ${subjects[1]}`}${subjects[2] && say`, ${subjects[2]}`}. Classes close to these help.`,
          ]
        : []),
      ...(career.words ? [say`You may like it ${likedIf(career.words)}.`] : []),
      say`Next: try a small piece of it. ${career.words?.try_this ?? 'Ask a teacher of one of these subjects where it is used.'}`,
    ],
    replies: [
      reply('Make me a plan', `Make me a plan for ${career.mask_title}`),
      reply('What is the day like?', `What does ${aCareer(career.mask_title)} do all day?`),
    ],
    task: { careers: [career.onet_code] },
  };
};
