import type { UserReview } from '@careerscoop/contract/content';
import { FIRST_QUOTES } from '@careerscoop/contract/first-quotes';

/** The quotes that a new house begins with, as the page's HTML shows them until the server's own are here. */
export function homeQuotes(): UserReview[] {
  return FIRST_QUOTES.slice(0, 3).map((row, index) => ({ id: index + 1, ...row, example: true }));
}
