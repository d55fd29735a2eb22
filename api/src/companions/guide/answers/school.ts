import { type Said, say } from '../../ledger/cite-facts.ts';
import { type SchoolResult, schoolFacts } from '../../tools/school-facts.ts';
import { type Answers, reply, type Told, type Turn } from '../told.ts';

/** "Seattle U": a name, though of no school that is known by it. */
const UNKNOWN_NAME =
  /\b(?!(?:the|this|that|a|my|your|community|which|what|of|to|for|in|at|is|like|good|other|state|each|any|does|after|about|same|need|of) )[a-z]+ (?:u|uni|university|college|tech|institute)\b/;

/** One named school: price, who gets in, who finishes; of two, both. */
export const answerSchool: Answers = async (turn) => {
  const { colleges } = turn.understood;
  if (colleges.length === 0 && UNKNOWN_NAME.test(turn.understood.read.words.join(' '))) return askName();
  const asked =
    colleges.length > 0 ? colleges.slice(0, 2).map((name) => ({ name })) : turn.task.colleges.slice(0, 1).map((unitid) => ({ unitid }));
  if (asked.length === 0) return askName();
  const found: SchoolResult[] = [];
  for (const each of asked) found.push(await schoolFacts.run(turn.tools, each));
  const known = found.filter(({ sheet }) => sheet !== null);
  if (known.length === 0) {
    return {
      said: [
        say`I find no school called “${colleges[0] ?? ''}” among those that the Department of Education lists.`,
        say`Next: type its whole name, or search on the page of schools.`,
      ],
    };
  }
  const [first] = known;
  return {
    said: [
      ...known.map((each) => paragraph(turn, each)),
      ...earned(turn, known),
      ...unknown(turn),
      ...(first!.others.length > 0 && colleges.length === 1
        ? [
            say`Not the one you meant? There is also ${first!.others
              .slice(0, 2)
              .map(({ name, state }) => `${name} (${state})`)
              .join(' and ')}.`,
          ]
        : []),
      say`Next: use the school's own net price calculator, or ask me which schools near you teach what you want.`,
    ],
    cards: known.flatMap(({ card }) => card ?? []),
    replies: [
      reply('How do I pay for it?', 'How do I find scholarships and money for school?'),
      ...(turn.task.careers[0] ? [reply('Other schools near me', 'Find schools near me')] : []),
    ],
    task: { colleges: known.flatMap(({ sheet }) => sheet?.unitid ?? []) },
  };
};

function paragraph({ tools: { ledger } }: Turn, { sheet }: SchoolResult) {
  const fact = (key: string) => ledger.find(String(sheet?.unitid), key);
  const [price, admitted, finish, students] = [fact('net_price'), fact('admission'), fact('completion'), fact('students')];
  return say`${sheet?.name ?? ''} in ${sheet?.city ?? ''}, ${sheet?.state ?? ''}: ${
    price ? say`students with federal aid pay ${price} a year on average, after grants.` : say`its net price is not published.`
  }${admitted ? say` It admits ${admitted} of those who apply.` : say` How many it admits is not published, as at most schools that take everybody.`}${
    finish ? say` About ${finish} of those who begin finish there.` : say` How many finish is not published.`
  }${students && say` It has some ${students} undergraduates.`}`;
}

const EARNED =
  /\b(?:earns?|earnings|makes?|paid|salar(?:y|ies)|ganan?|sueldo)\b.*\b(?:after|graduates?|grads?|alumni|graduating|degree|leave|graduados)\b|\b(?:graduates?|grads?|alumni|students|people|they|graduados) (?:\w+ ){0,5}(?:earns?|earn|make|makes|paid|salar(?:y|ies)|ganan)\b/;

/** What its students earn later, of the whole school, where that was asked for. */
function earned({ understood: { read }, tools: { ledger } }: Turn, known: readonly SchoolResult[]): Said[] {
  if (!EARNED.test(read.words.join(' '))) return [];
  return known.map(({ sheet }) => {
    const fact = ledger.find(String(sheet?.unitid), 'earnings');
    return fact
      ? say`Ten years after they began at ${sheet?.name ?? ''}, half of its students with federal aid earned more than ${fact} a year, and half less. That counts the whole school, all subjects together.`
      : say`What students of ${sheet?.name ?? ''} earn later is not published.`;
  });
}

/** What the sheet cannot say, where it was asked for. */
function unknown({ understood: { read } }: Turn) {
  const asked = read.words.join(' ');
  if (/\b(?:in state|out of state|tuition|matricula)\b/.test(asked))
    return [
      say`Tuition for in-state and out-of-state students is not in these figures; the net price is what was really paid. The school's own page has the list price.`,
    ];
  if (/\b(?:chance|get in|would i|can i|gpa|shot|accept me|hard|picky)\b/.test(asked))
    return [say`Nobody can tell your own chance from these figures. Grades, essays and the program all count.`];
  if (/\b(?:dorms?|program|have|party|sports?|nursing|vet)\b/.test(asked))
    return [say`The sheet lists its programs; for dorms and campus life ask its admissions office.`];
  return [];
}

function askName(): Told {
  return {
    said: [
      say`Which school do you mean? Type its name as people say it, like “Portland State” or “PCC”, and I look up its price, who gets in and who finishes.`,
    ],
  };
}
