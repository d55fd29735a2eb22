import { say } from '../../../ledger/cite-facts.ts';
import { aCareer } from '../../told.ts';
import { type Topic, told } from './topic.ts';

const benefits: Topic = {
  about:
    /\b(?:health insurance|medical insurance|seguro medico|401k|benefits|vacation(?: time| days)?|vacaciones|pto|days off|sick days|summers? off|paid time off|maternity(?: leave)?|parental leave|time off|weekends off|pensions?)\b/,
  but: /\b(?:va benefits|gi bill|my vacation|benefits of)\b/,
  not: ['scholarships', 'find', 'schools'],
  answer: (open) =>
    told(
      open,
      [
        say`Days off, health insurance and the like are set by each employer, and nobody publishes them by career. Jobs at schools mostly follow the school year; hospitals, police and hotels work when others are off.`,
        say`Two jobs with the same pay can differ a lot in this, so it is worth asking before you say yes.`,
      ],
      `read two ads for ${open.career ? aCareer(open.career.mask_title) : 'the work you like'}: what they offer stands at the end.`,
    ),
};

const union: Topic = {
  about: /\b(?:unions?|unionized|sindicatos?)\b/,
  but: /\b(?:credit union|western union|european union)\b/,
  not: ['schools', 'help_site'],
  answer: (open) =>
    told(
      open,
      [
        say`Who belongs to a union is not in my figures; it depends on the place and the employer. In the building trades, unions often run the apprenticeships, in which you are paid while you learn: ${open.link('apprenticeship')}.`,
      ],
      'ask somebody in the work whether there is one near you, and what it costs and brings them.',
    ),
};

const happiest: Topic = {
  about:
    /\b(?:(?:most|more) (?:fun|interesting|enjoyable)|funnest|happiest|(?:are|is|makes?) (?:\w+ ){0,3}happy|coolest|like their jobs?|love their jobs?|mas (?:divertid[oa]|feliz)|son felices)\b/,
  not: ['what_next', 'off_topic', 'about', 'hello'],
  answer: (open) => {
    const [first] = open.turn.own;
    const reason = first?.reasons.find(({ kind }) => kind === 'for')?.text;
    return told(
      open,
      [
        say`Nobody publishes how happy people are in each career in a way that I could show, and what is fun for one is dull for the next.`,
        ...(reason ? [say`What I do have is what you said yourself. The first of your ten is there for this: ${reason}`] : []),
      ],
      'think of the last time you forgot to look at your phone, tell me what you were doing, and I look for work that has it.',
    );
  },
};

const fame: Topic = {
  about:
    /\b(?:nba|nfl|mlb|wnba|mls|go pro|pro (?:athlete|gamer|baller|player)s?|professional gamers?|esports?|influencers?|you ?tubers?|tik ?tok(?:er)?s?|streamers?|get famous|be famous|famos[oa]|futbolistas?)\b/,
  not: ['off_topic', 'help_site', 'scholarships', 'why'],
  answer: (open) =>
    told(
      open,
      [
        say`Some people live from it, and far more try. Nobody publishes how many, or what the middle one earns, so I cannot give you odds. Whoever promises them sells something.`,
        say`What stands behind it is work that does get paid: filming, editing, sound, coaching, planning events, selling ads, building games.`,
      ],
      'keep doing it, and pick one of these to get good at beside it. Type it, like “video editor”, and I show you what it pays and takes.',
    ),
};

const own_boss: Topic = {
  about:
    /\b(?:no boss|own boss|(?:my|your|mi) own (?:business|company|shop|salon)|own a (?:business|company|shop)|start a business|self employed|freelanc\w+|work for myself|propi[oa] (?:jef[ea]|negocio))\b/,
  not: ['schools', 'scholarships', 'help_site'],
  answer: (open) =>
    told(
      open,
      [
        say`How many people work for themselves is not in my figures${open.career && say` for ${open.career.mask_title}`}. Building trades, hair, design, photography, food, software and law are where you meet many of them. Most were employed first, and learned the work on somebody else's account.`,
        say`Some of it wants a license for the work and another one for the business; both are the state's: ${open.link('licenses')}.`,
      ],
      `find one person near you who ${open.career ? 'does this' : 'works'} for themselves, and ask what the first year was like.`,
    ),
};

const place: Topic = {
  about:
    /\b(?:(?:have|need|got) to move|move away|relocate|move to a (?:big )?city|stay (?:in my (?:town|city|state)|near my family)|tengo que mudarme|mudarse)\b/,
  not: ['help_site', 'what_next', 'schools'],
  answer: (open) =>
    told(
      open,
      [
        say`Where the jobs are I cannot say: my figures are for the whole country, not for states or towns. Some work is wherever people live, like nursing, teaching or wiring; other work is where its places are: coasts, parks, big firms.`,
      ],
      'look at job ads within an hour of home and count. Three in a month is a good sign.',
    ),
};

/** How the work is lived, which no table tells. */
export const WORKING_LIFE: readonly Topic[] = [benefits, union, happiest, fame, own_boss, place];
