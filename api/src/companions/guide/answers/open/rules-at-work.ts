import type { Said } from '../../../ledger/cite-facts.ts';
import { say } from '../../../ledger/cite-facts.ts';
import { studyPaths } from '../../../tools/career-facts.ts';
import { aCareer } from '../../told.ts';
import { type Open, type Topic, told } from './topic.ts';

const who = ({ career }: Open, them = 'people in it') => (career ? `${aCareer(career.mask_title)}` : them);

/** The usual schooling of the career that is spoken of, where it is published. */
async function schoolingLine({ turn, career }: Open): Promise<Said[]> {
  if (!career) return [];
  const { facts } = await studyPaths.run(turn.tools, { career: career.onet_code });
  const [usual, training] = ['typical_education', 'training'].map((name) => facts.find(({ key }) => key === name));
  if (!usual) return [];
  return [say`What is published for ${aCareer(career.mask_title)}: usual schooling ${usual}${training && say`, then ${training}`}.`];
}

const looks: Topic = {
  about:
    /\b(?:tattoos?|tatoos?|tattos?|tats?|tatted|inked|tatuajes?|piercings?|pierced|nose ring|septum|gauges|(?:dyed?|colou?red|purple|pink|blue|green|bright) hair|dye (?:my|your) hair|dreads|locs|long hair|beard|acrylics?|(?:wear|have|with|long|fake) (?:\w+ )?nails|hijab|pelo (?:azul|rosa|morado|pintado))\b/,
  but: /\b(?:tattoo (?:artists?|shops?|parlors?)|become a tattoo|tatuador)\b/,
  answer: (open) =>
    told(
      open,
      [
        say`How ${who(open, 'somebody')} may look at work is up to each employer, and nobody publishes a list. Many take what can be covered. Work with patients, food, machines or a uniform is often stricter, for reasons of safety or custom.`,
        say`So it seldom decides about a career; it may decide about one employer.`,
      ],
      'look up the dress code of a place where you would like to work, or call and ask. It is a normal question.',
    ),
};

const record: Topic = {
  about:
    /\b(?:felony|felonies|felons?|criminal|misdemeanor|arrested|juvie|on my record|have a record|with a record|got a record|police record|been to jail|on probation|expunged?|antecedentes|drug test\w*|tested for drugs|test for drugs|background checks?)\b/,
  but: /\bcriminal (?:justice|law|minds|psycholog\w*|investigat\w*|profil\w*)\b/,
  answer: (open) =>
    told(
      open,
      [
        say`Some work asks about a record or tests for drugs, most of all work with children, patients, driving, money, or a badge. The state's licensing board and each employer decide, and I have no table of their rules.`,
        say`Whether it counts in your case is a question of law that I cannot answer. It closes fewer doors than many fear: boards often look at what it was and how long ago.`,
      ],
      'before you rule anything out, ask the licensing board of your state or the program. A school counselor can call with you, and no name is needed.',
    ),
};

const age: Topic = {
  about:
    /\b(?:how old (?:do|does|should|must|you have|u have)|what age (?:do|can|should)|old enough (?:to|for)|minimum age|age (?:limit|requirement)s?|too young to (?:be|work|start|shadow|volunteer|get)|(?:a )?que edad|cuantos anos (?:hay que|tengo que|debo) tener|work permits?|permiso de trabajo|(?:jobs?|work|hires?|hiring|trabaj\w+) (?:\S+ ){0,5}(?:at|a los|if i am|i am|being|con) (?:only )?1[3-7]|(?:i am|tengo|at) (?:only )?1[3-7] (?:anos )?(?:\w+ ){0,2}(?:what|where|que|donde|can i|puedo) (?:\w+ ){0,2}(?:jobs?|work|hires?|trabaj\w+))\b/,
  not: ['about', 'hello', 'help_site'],
  answer: async (open) =>
    told(
      open,
      [
        say`Work for teenagers has rules of its own. From 18 on there are no such limits. At 16 and 17 you may do any job that is not on the federal list of dangerous ones; at 14 and 15 fewer jobs, and only some hours. Your state can be stricter: ${open.link('young_workers')}.`,
        ...(await schoolingLine(open)),
        ...(open.career
          ? [say`A lowest age for it is not in my figures. Some work has one by law or by its license, so ask the place that gives it.`]
          : []),
      ],
      'ask your school office for a work permit if your state wants one, and watch or help somebody at work: that has fewer rules than a job.',
    ),
};

const papers: Topic = {
  about:
    /\b(?:undocumented|indocumentad\w+|sin papeles|no papers|without papers|(?:have|tengo|tienen) papeles|daca|dreamers?|green card|work visas?|visas?|citizens?|citizenship|social security numbers?|immigrants?|inmigrantes?)\b/,
  but: /\b(?:help|work with|working with|ayudar a|trabajar con) (?:\w+ )?(?:immigrants?|inmigrantes?)|\bvisa card\b/,
  not: ['scholarships'],
  answer: (open) =>
    told(
      open,
      [
        say`To study is possible for nearly everybody. Whether somebody may work, or get a license, depends on federal law and on the state: some states give licenses whatever the status, others do not. I cannot give legal advice, and I have no table of it.`,
        say`It changes, too, and it is years until you would need it. Do not cross a career off because of it alone.`,
      ],
      'talk to a counselor you trust, or to the student center of a college, before you type personal data anywhere. Many colleges have somebody for exactly this.',
    ),
};

const driving: Topic = {
  about:
    /\b(?:drivers? li[sc]+en[sc]es?|license to drive|(?:need|have) (?:a car|to drive)|know how to drive|cant drive|dont drive|licencia de (?:manejar|conducir))\b/,
  answer: (open) =>
    told(
      open,
      [
        say`Whether ${who(open, 'somebody')} needs to drive is not published. Work that is done at other people's places, or with trucks and tools, mostly wants a license; work in one building mostly does not.`,
      ],
      'look at three ads for the work near you and see whether they ask for it.',
    ),
};

const license: Topic = {
  about: /\b(?:li[sc]+en[sc]\w+|lisence|liscence|board exams?|nclex|state boards?|certificate to|get certified|be certified|licencias?)\b/,
  but: /\b(?:marriage|fishing|hunting|drivers?) li/,
  not: ['plan', 'schools', 'scholarships', 'help_site', 'compare'],
  answer: async (open) => {
    const elsewhere = /\b(?:other|another|different|every|all|each) states?|transfer|move (?:to|states)|otro estado\b/.test(open.asked);
    return told(
      open,
      [
        say`${open.career ? `Whether ${aCareer(open.career.mask_title)} needs a license is set by each state` : 'Licenses are set by each state'}: which work needs one, how many hours of training, which exam. I have no table of it; this official finder has, by career and state: ${open.link('licenses')}.`,
        ...(elsewhere
          ? [
              say`A license of one state does not always hold in the next. For some careers states have agreements; the board of the new state tells you.`,
            ]
          : []),
        ...(await schoolingLine(open)),
      ],
      open.career
        ? 'look your state up there, then ask me for schools near you or for a plan.'
        : 'look your state up there, or tell me which career you mean.',
    );
  },
};

/** What law and employers decide, and no table tells. */
export const RULES_AT_WORK: readonly Topic[] = [looks, driving, record, age, papers, license];
