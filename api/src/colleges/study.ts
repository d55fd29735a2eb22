import type { Career } from '@careerscoop/catalogue/career';
import { COLLEGE_LEVELS, type CollegeLevel, type CollegeQuery, type CollegeSearch } from '@careerscoop/contract/colleges';
import { fittingLevels } from './fitting-levels.ts';
import { findOffers, type Offers } from './offers.ts';
import { programTitles, programsOf, titleOfProgram } from './program-titles.ts';

/** What is to be studied, and who offers it. */
export interface Study {
  levels: readonly CollegeLevel[];
  /** The programs that rows name; none where only a level is asked for. */
  cips: readonly string[];
  /** Undefined where any school will do. */
  offers: Offers | undefined;
  /** The programs that lead to the career. */
  subjects: CollegeSearch['subjects'];
}

/** Career to programs to levels: the level asked for, else those that fit, else, where no school offers those, all. */
export function findStudy({
  career,
  subject,
  level,
}: { career?: Career | undefined } & Partial<Pick<CollegeQuery, 'subject' | 'level'>>): Study {
  const leading = career && programsOf(career);
  if (leading === undefined) return { ...withoutCareer(subject, level), subjects: [] };
  const fitting = level ? [level] : fittingLevels(career as Career);
  const first = findOffers(leading, fitting);
  const levels = level || offeredAny(first) ? fitting : COLLEGE_LEVELS;
  const all = levels === fitting ? first : findOffers(leading, levels);
  const cips = subject === undefined ? leading : leading.filter((cip) => cip === subject);
  return { levels, cips, offers: subject === undefined ? all : findOffers(cips, levels), subjects: subjectsOf(all) };
}

function withoutCareer(subject: string | undefined, level: CollegeLevel | undefined): Omit<Study, 'subjects'> {
  const levels = level ? [level] : COLLEGE_LEVELS;
  if (subject !== undefined) return { levels, cips: [subject], offers: findOffers([subject], levels) };
  return { levels, cips: [], offers: level && findOffers(programTitles().keys(), levels) };
}

function subjectsOf({ colleges }: Offers): CollegeSearch['subjects'] {
  return [...colleges]
    .filter(([, count]) => count > 0)
    .map(([cip_code, count]) => ({ cip_code, title: titleOfProgram(cip_code), colleges: count }))
    .sort((a, b) => b.colleges - a.colleges || a.title.localeCompare(b.title, 'en'));
}

/** Whether any school offers any of it. */
export function offeredAny({ colleges }: Offers): boolean {
  return [...colleges.values()].some((count) => count > 0);
}
