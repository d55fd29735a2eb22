import type { UserReview } from '@careerscoop/contract/content';
import rows from '@careerscoop/contract/quotes.json' with { type: 'json' };

/** The quotes that a new house begins with, as the page's HTML shows them until the server's own are here. */
export function homeQuotes(): UserReview[] {
  return rows.slice(0, 3).map((row, index) => ({ id: index + 1, ...row, example: true }));
}
