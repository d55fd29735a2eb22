import { type Said, say } from '../../ledger/cite-facts.ts';
import { findCareers } from '../../tools/find-careers.ts';
import type { ToolResult } from '../../tools/tool.ts';
import { type Wish, wishOf } from '../understand/wish-of.ts';
import { aCareer, type Answers, askCareer, careersOfTurn, plainly, reply, type Told } from '../told.ts';
import { answerSkills } from './skills.ts';

/** Careers by what somebody would like; a follow-up narrows the search before. */
export const answerFind: Answers = async (turn) => {
  const goesOn = turn.task.intent === 'find' && turn.task.wish !== null;
  const wish = wishOf(turn.understood.read, goesOn ? turn.task.wish : null);
  const without = turn.understood.read.careers.flatMap(({ codes }) => codes);
  const search = {
    sort: wish.sort,
    without: wish.not ? without : [],
    avoid: wish.avoid,
    ...(wish.pay_min ? { pay_min: wish.pay_min } : {}),
    ...(wish.education_max ? { education_max: wish.education_max } : {}),
    no_degree: wish.no_degree ?? false,
  };
  const nothingTyped = wish.text === '' && wish.sort === 'best' && !wish.pay_min && !wish.education_max;
  const ordered = wish.text === '' ? (wish.sort === 'growth' ? 'how many more jobs are expected' : 'middle pay') : undefined;
  // Who wants one career, but for one thing in it, is not looking for another.
  if (nothingTyped && turn.understood.read.careers.length > 0) return answerSkills(turn);
  if (nothingTyped) return askWish();
  const found = await findCareers.run(turn.tools, { wish: wish.text, ...search });
  if (found.nothing) {
    return {
      said: [plainly('I find no career for all of that.'), say`Next: leave one wish away, or say it in other words.`],
      replies: [reply('Jobs with animals'), reply('Jobs with computers'), reply('Jobs outside')],
      task: { wish: wish.text.slice(0, 200) },
    };
  }
  return {
    said: [
      ordered
        ? say`Of all careers here${filtered(wish, found, '')}, these come first by ${ordered}. ${wish.no_degree ? 'Open' : 'Some take many years; open'} one to see what it asks for.`
        : say`${found.careers!.length === 1 ? 'This one goes' : 'These go'} with what you said${filtered(wish, found, ', of all careers')}. I matched your words with the names and tasks of careers, so not each will be right.`,
      ...(wish.avoid.length > 0
        ? [say`What you do not want I left out by families of careers, which is rough; read the hard part of each.`]
        : []),
      ...(wish.unmet ? [plainly(wish.unmet)] : []),
      ...(turn.understood.read.places.state || turn.understood.read.places.cities.length > 0
        ? [say`The figures are national; I have none by state or city.`]
        : []),
      say`Next: open one, or ask me what it pays, what its day is like, or how it compares with one of yours.`,
    ],
    ...shown(found),
    replies: found.careers!.slice(0, 3).map(({ title }) => reply(title, `What does ${aCareer(title)} do all day?`)),
    task: { ...shown(found).task, wish: wish.text.slice(0, 200), careers: [] },
  };
};

/** What was filtered by: the amount itself, from the ledger, and the schooling. */
function filtered({ pay_hour, education_max, no_degree }: Wish, { facts }: ToolResult, before: string): Said {
  const pay = facts.find(({ key }) => key === 'pay_min');
  const money =
    pay && say`have a middle pay of at least ${pay} a year${pay_hour !== undefined && ' (what you said by the hour, for full time)'}`;
  const schooling = no_degree ? 'usually take no degree' : education_max !== undefined && 'usually take less than four years of college';
  if (!money && !schooling) return [];
  return say`${before} that ${schooling}${money !== undefined && schooling !== false && ' and '}${money}`;
}

/** Careers like one, by the publisher's own list of relations. */
export const answerRelated: Answers = async (turn) => {
  const [career] = careersOfTurn(turn);
  if (!career) return askCareer(turn, 'Similar to which career?', (title) => `Which careers are similar to ${aCareer(title)}?`);
  const wish = wishOf(turn.understood.read, null);
  const search = {
    avoid: wish.avoid,
    like: career.onet_code,
    wish: wish.text,
    sort: wish.sort,
    ...(wish.education_max ? { education_max: wish.education_max } : {}),
    no_degree: wish.no_degree ?? false,
  };
  const better = /\b(?:pays? (?:more|better)|more money|better pay|higher wages?|paguen? mas|gane mas)\b/.test(
    turn.understood.read.words.join(' '),
  );
  const pay_min = better ? (career.wage?.median ?? 0) + 1 : wish.pay_min;
  const less = /\b(?:less school|shorter|sooner|easier|less years|no college|menos escuela)\b/.test(turn.understood.read.words.join(' '));
  const first = await findCareers.run(turn.tools, {
    ...search,
    without: [],
    ...(pay_min ? { pay_min } : {}),
    ...(less ? { education_max: 3 } : {}),
  });
  const found = first.nothing
    ? await findCareers.run(turn.tools, { like: career.onet_code, wish: '', sort: 'best', without: [], avoid: [], no_degree: false })
    : first;
  if (found.nothing)
    return {
      said: [
        plainly(`The public data names no careers related to ${career.mask_title}.`),
        say`Next: tell me what you like about it, and I search by that.`,
      ],
      task: { careers: [career.onet_code] },
    };
  return {
    said: [
      plainly(
        `Close to ${career.mask_title}${better && !first.nothing ? ', with a higher middle pay' : less && !first.nothing ? ', with less schooling as a rule' : ''}:`,
      ),
      ...(first.nothing ? [say`None of its relations fits all of what you asked, so here are the closest ones.`] : []),
      say`Next: compare one of them with ${career.mask_title}, or open its page.`,
    ],
    ...shown(found),
    replies: found.careers!.slice(0, 3).map(({ title }) => reply(`Compare with ${title}`, `Compare ${career.mask_title} and ${title}`)),
    task: { ...shown(found).task, careers: [career.onet_code] },
  };
};

function shown({ card, careers = [] }: ToolResult): Pick<Told, 'cards'> & { task: NonNullable<Told['task']> } {
  return { ...(card ? { cards: [card] } : {}), task: { shown: careers.map(({ onet_code }) => onet_code) } };
}

function askWish(): Told {
  return {
    said: [say`What should it have to do with? Tell me something you like, or something you do not want, and I look for careers.`],
    replies: [reply('Jobs with animals'), reply('Jobs with my hands'), reply('Jobs that need no college')],
  };
}
