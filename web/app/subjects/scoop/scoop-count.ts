import { SCOOPS } from '@careerscoop/contract/constants';

/** What stands beside a question: which of its scoops this is. */
export const countText = (count: number) => `${count}/${SCOOPS} scoops`;

/** Whether all scoops of a question are eaten. */
export const isEaten = (count: number) => count >= SCOOPS;
