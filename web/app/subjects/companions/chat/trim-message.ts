import { MESSAGE_LIMIT } from '@careerscoop/contract/chat';

/** A message cut to what can be sent, never through the middle of a character. */
export function trimMessage(text: string): string {
  if (text.length <= MESSAGE_LIMIT) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(MESSAGE_LIMIT - 1)) ? MESSAGE_LIMIT - 1 : MESSAGE_LIMIT;
  return text.slice(0, end);
}
