import { shownName } from '../platform/plain-words.ts';

// Names are typed by who has them and pass no eye: what is no name, as one with a phone number beside it, the other side is not shown.

export const mentorCalled = (first_name: string): string => shownName(first_name) ?? 'Your mentor';

export const studentCalled = (first_name: string): string => shownName(first_name) ?? 'A student';
