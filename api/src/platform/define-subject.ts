import type { Subject } from './subject.ts';

const defined: Subject[] = [];

/** Puts a subject on the list: each `subject.ts` does so once, and stands where `api/src/subjects.ts` imports it. */
export function defineSubject(subject: Subject): void {
  defined.push(subject);
}

/** Every subject whose file was imported, in that order. */
export const definedSubjects: readonly Subject[] = defined;
