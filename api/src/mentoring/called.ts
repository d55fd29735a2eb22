import { shownName } from '../platform/plain-words.ts';
import { screenText } from './safety/screen-text.ts';

// Names are typed by who has them and pass no eye: what is no name, as one with a phone number beside it, the other side is not shown.

export const mentorCalled = (first_name: string): string => shownName(first_name) ?? 'Your mentor';

export const studentCalled = (first_name: string): string => shownName(first_name) ?? 'A student';

/** What a mentor is, as they wrote it: as with every text that a family may read, what leads past the product is not shown. */
export const titleShown = (title: string): string => (screenText(title) ? '' : title);
