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
  const [week] = card.steps;
  return {
    said: [
      say`Here is a plan toward ${career.mask_title}${card.grade === null ? '' : `, for a ${card.grade.toLowerCase()}`}. It has steps for this week, this year and later.`,
      ...(usual ? [say`Where it leads: the usual schooling is ${usual}.`] : []),
      ...(week ? [say`This week, begin here: ${week.text}`] : []),
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
