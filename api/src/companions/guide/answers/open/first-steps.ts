import { say } from '../../../ledger/cite-facts.ts';
import { careerFacts } from '../../../ledger/career-facts.ts';
import { careerOf, careersCard } from '../../../tools/career-ref.ts';
import { schooling } from '../../../tools/find-careers.ts';
import { listed } from '../../../../platform/listed.ts';
import { ownFirst, plainly, reply, titleOf } from '../../told.ts';
import { type Topic, told } from './topic.ts';

const letter: Topic = {
  about: /\b(?:letters? of rec\w*|recommendation letters?|rec letters?|recommenders?|carta de recomendacion)\b/,
  answer: (open) =>
    told(
      open,
      [
        say`Ask a teacher who has seen you work at something, not the one with the best name. Ask in person, a month ahead, and say what it is for and by when. Give them a page with what you did in their class, what you do outside of it, and where it has to go.`,
      ],
      'write down two teachers, and one thing that each of them saw you do well.',
    ),
};

const resume: Topic = {
  about: /\b(?:resumes?|resum|cv|curriculum|cover letters?|carta de presentacion)\b/,
  but: /\b(?:poem|song|rap|story)\b/,
  not: ['help_site'],
  answer: (open) =>
    told(
      open,
      [
        say`A first resume is one page: your name and how to reach you, your school and grade, what you have done, what you can do. What you did counts without pay, too: siblings you look after, a team, a garden, a phone you repaired, a language you speak at home.`,
        say`Begin each line with what you did (“fed”, “fixed”, “planned”) and how often. A cover letter says in three short parts why this place, what you bring, and when you can come. I cannot write it for you; your own words sound better.`,
      ],
      'write five lines that begin with something you did. Then practice telling them with me.',
    ),
};

const first_job: Topic = {
  about:
    /\b(?:first job|no experience|any experience|without experience|sin experiencia|never (?:had a job|worked)|nunca (?:he )?trabaj\w+|internships?|pasantias?|summer jobs?|part time jobs?|after school jobs?)\b/,
  not: ['interview', 'help_site', 'find', 'scholarships'],
  answer: (open) =>
    told(
      open,
      [
        say`Most first jobs and internships are never posted: people ask for them. Make a list of ten places that do something you like, ${open.career ? `such as where people work as ${open.career.mask_title}, ` : ''}and ask each for an hour to watch, a summer place, or Saturday work. Two yeses in ten is good.`,
        say`Under 18 there are rules on hours and on what you may do: ${open.link('young_workers')}.`,
      ],
      'write down three places near you today, and ask one of them this week, with an adult you trust.',
    ),
};

const worth: Topic = {
  about:
    /\b(?:(?:college|university|degree|school) (?:\w+ ){0,3}worth|worth (?:it )?(?:\w+ ){0,2}(?:college|university|a degree)|(?:trade|vocational) school (?:or|versus|over|better)|college or (?:\w+ )?(?:trade|work|working|job|apprenticeship)|(?:okay|ok|bad|wrong) (?:\w+ ){0,3}(?:not|dont|skip) (?:\w+ ){0,3}college|vale la pena (?:\w+ ){0,3}(?:universidad|college)|tengo que ir a la universidad|(?:need|have) to go to college)\b/,
  not: ['schools', 'school', 'compare'],
  answer: (open) => {
    const own = open.turn.own.filter(({ rank }) => rank !== null).map(({ onet_code }) => careerOf(onet_code));
    if (open.career && /@career|\b(?:this|that|it)\b/.test(open.asked)) own.splice(0, own.length, open.career);
    const [without, degree] = [own.filter((one) => schooling(one) <= 2), own.filter((one) => schooling(one) > 2)];
    const best = (list: typeof own) => list.toSorted((a, b) => (b.wage?.median ?? 0) - (a.wage?.median ?? 0))[0];
    const paid = [best(without), best(degree)].flatMap((one) => {
      const [wage] = one ? open.turn.tools.ledger.addAll(careerFacts(one, 'pay').filter(({ key }) => key === 'median_wage')) : [];
      return one && wage
        ? [
            say`${one.mask_title} (${schooling(one) <= 2 ? 'usually no four-year degree' : 'usually a degree'}): ${wage} a year in the middle.`,
          ]
        : [];
    });
    const names = (list: typeof own) => listed(list.map(({ mask_title }) => mask_title));
    return {
      ...told(
        open,
        [
          say`It depends on the career, not on you: a degree is worth it where the work asks for one, and it costs years and money where it does not.`,
          ...(own.length > 1 && without.length > 0 && degree.length > 0
            ? [
                plainly(
                  `Of yours, ${names(without)} usually ${without.length > 1 ? 'take' : 'takes'} no four-year degree; ${names(degree)} mostly ${degree.length > 1 ? 'do' : 'does'}.`,
                ),
              ]
            : []),
          ...paid,
        ],
        'compare one with a degree and one without, side by side. Community college for a start costs least and keeps both doors open.',
      ),
      ...(own.length > 0 ? { cards: [careersCard('What they ask for', own.slice(0, 6))] } : {}),
      ...(without[0] && degree[0]
        ? {
            replies: [
              reply('Compare the two', `Compare ${without[0].mask_title} and ${degree[0].mask_title}`),
              reply('Jobs that need no college'),
              reply('Help paying for it', 'How do I find scholarships and money for school?'),
            ],
          }
        : {}),
    };
  },
};

const major: Topic = {
  about: /\b(?:(?:what|which|change|switch|pick|choose|chang\w+) (?:\w+ ){0,2}majors?|majors? (?:should|do i)|que especialidad)\b/,
  not: ['schools', 'school', 'compare'],
  answer: (open) => {
    const codes = open.career ? [open.career.onet_code] : ownFirst(open.turn, 3);
    const lines = codes.flatMap((code) => {
      const [one, two] = open.turn.tools.ledger.addAll(
        careerFacts(careerOf(code), 'study').filter(({ key }) => key.startsWith('program_')),
      );
      return one ? [say`${titleOf(code)}: ${one}${two && say`, ${two}`}.`] : [];
    });
    return told(
      open,
      [
        say`You do not have to know your major now: most colleges let you begin without one, and change it later. The later you change, the more classes may not count.`,
        ...(lines.length > 0 ? [say`Majors that lead to ${open.career ? 'it' : 'careers of yours'}:`, ...lines] : []),
      ],
      'pick the class at your school that is closest to one of these, and see how it feels.',
    );
  },
};

/** The first steps that everybody asks about, whatever the career. */
export const FIRST_STEPS: readonly Topic[] = [letter, resume, worth, major, first_job];
