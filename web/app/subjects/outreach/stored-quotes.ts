import { listUserReviews, type UserReview } from '@careerscoop/contract/content';
import { call } from '../../lib/call.ts';

/** Three quotes as the team keeps them now. In a file of its own, fetched when their place comes near. */
export async function storedQuotes(): Promise<UserReview[]> {
  return (await call(listUserReviews, { query: { page: 1, per_page: 3 } })).results;
}
