import type { PlanCard } from '@careerscoop/contract/chat-cards';
import { say } from '../../ledger/cite-facts.ts';
import { planSteps } from '../../tools/plan-steps.ts';
import { aCareer, type Answers, askCareer, careersOfTurn, reply } from '../told.ts';

/** An action plan: this week, this year, later, by grade; the card can be kept. */
export const answerPlan: Answers = async (turn) => {
  const careers = careersOfTurn(turn);
  const [career, ...others] = careers;
  if (!career) return askCareer(turn, 'What shall the plan lead to?', (title) => `Make me a plan for ${title}`);
  const { card } = await planSteps.run(turn.tools, { career: career.onet_code, grade: null });
  const usual = turn.tools.ledger.find(career.onet_code, 'typical_education');
  const step = stepAsked(card.steps, turn.understood.read.words.join(' '));
  return {
    said: [
      say`Here is a plan toward ${career.mask_title}${card.grade === null ? '' : `, for a ${card.grade.toLowerCase()}`}. It has steps for this week, this year and later.`,
      ...(usual ? [say`The usual schooling for it: ${usual}.`] : []),
      ...(step ? [say`${step.lead}: ${step.text}`] : []),
      ...(others.length > 0
        ? [
            say`I made it for one career, since a plan with one goal gets done. Ask me for ${others.map(({ mask_title }) => mask_title).join(' or ')} next.`,
          ]
        : []),
      say`Next: press “Keep this plan”, and tick its steps off under My next steps. Skip what you have done already.`,
    ],
    cards: [card],
    replies: [
      reply('Schools near me', `Which schools near me teach what ${aCareer(career.mask_title)} needs?`),
      reply('Help paying for it', 'How do I find scholarships and money for school?'),
      ...others.slice(0, 1).map(({ mask_title }) => reply(`Plan for ${mask_title}`, `Make me a plan for ${mask_title}`)),
    ],
    task: { careers: careers.map(({ onet_code }) => onet_code) },
  };
};

/** The step of the time that was asked for, else the first one. */
function stepAsked(steps: PlanCard['steps'], asked: string): { lead: string; text: string } | undefined {
  const summer = /\b(?:summer|verano)\b/.test(asked) && steps.find(({ key }) => key.startsWith('guide:summer'));
  if (summer) return { lead: 'For the summer', text: summer.text.replace('Plan the summer: ', '') };
  const year = /\b(?:this|next|senior|junior|sophomore) (?:year|yr)\b/.test(asked) && steps.find(({ when }) => when === 'this_year');
  if (year) return { lead: 'This year', text: year.text };
  const [first] = steps;
  return first && { lead: 'This week, begin here', text: first.text };
}
