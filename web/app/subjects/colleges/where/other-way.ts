const LEARNED_ON_THE_JOB = /^(No formal|High school)/;

/** How people get into work that no program of study is named for. */
export function otherWay(typicalEducation: string | null): string {
  const more = '“How people get there” on this page says more.';
  if (typicalEducation === null) return `People come to it from other work, step by step. ${more}`;
  const learned = LEARNED_ON_THE_JOB.test(typicalEducation) ? ' Most of it is learned on the job, with somebody who knows it.' : '';
  return `The usual start: ${typicalEducation}.${learned} ${more}`;
}
