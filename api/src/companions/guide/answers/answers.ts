import { aCareer, type Answers } from '../told.ts';
import type { Intent } from '../understand/intents.ts';
import { answerAbout } from './about.ts';
import { answerAi } from './ai.ts';
import { answerCompare } from './compare.ts';
import { answerDay } from './day.ts';
import { answerFind, answerRelated } from './find.ts';
import { answerInterview } from './interview.ts';
import { answerMine } from './mine.ts';
import { answerOutlook } from './outlook.ts';
import { answerPay } from './pay.ts';
import { answerPlan } from './plan.ts';
import { answerScholarships } from './scholarships.ts';
import { answerSchool } from './school.ts';
import { answerSchools } from './schools.ts';
import { answerSkills } from './skills.ts';
import { answerHelpSite, answerHello, answerOffTopic } from './small-talk.ts';
import { answerStudy } from './study.ts';
import { answerWhatNext } from './what-next.ts';
import { answerWhy } from './why.ts';

/** The answer to each thing that can be asked. */
export const ANSWERS: Readonly<Record<Intent, Answers>> = {
  compare: answerCompare,
  plan: answerPlan,
  schools: answerSchools,
  school: answerSchool,
  pay: answerPay,
  outlook: answerOutlook,
  ai: answerAi,
  day: answerDay,
  study: answerStudy,
  skills: answerSkills,
  why: answerWhy,
  related: answerRelated,
  find: answerFind,
  mine: answerMine,
  interview: answerInterview,
  scholarships: answerScholarships,
  what_next: answerWhatNext,
  about: answerAbout,
  hello: answerHello,
  help_site: answerHelpSite,
  off_topic: answerOffTopic,
};

/** What can be said to mean this, where a message was not clear. */
export const SAYS: Readonly<Partial<Record<Intent, (title: string) => string>>> = {
  pay: (title) => `How much does ${aCareer(title)} make?`,
  day: (title) => `What does ${aCareer(title)} do all day?`,
  study: (title) => `What school does it take for ${aCareer(title)}?`,
  skills: (title) => `What do I need to be good at for ${aCareer(title)}?`,
  outlook: (title) => `Will there be jobs for ${aCareer(title)}?`,
  ai: (title) => `Will AI change the work of ${aCareer(title)}?`,
  plan: (title) => `Make me a plan for ${title}`,
  schools: (title) => `Which schools teach what ${aCareer(title)} needs?`,
  related: (title) => `Which careers are similar to ${aCareer(title)}?`,
  why: (title) => `Why did I get ${title}?`,
};
