import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';

const checkout = z.object({
  id: z.string(),
  state: z.enum(['open', 'complete', 'expired']),
  title: z.string(),
  /** US cents. */
  amount: z.number(),
  email: z.string().nullable(),
  expires_at: z.string(),
  success_url: z.string(),
  cancel_url: z.string().nullable(),
});
export type TestCheckout = z.infer<typeof checkout>;

/** What somebody does at the page that the server has to know of. */
export type Press = 'pay' | 'decline' | 'expire';

const addressOf = (id: string) => `/dev/checkouts/${encodeURIComponent(id)}`;

/** A checkout of the double of Stripe; null where there is none, or where Stripe itself is asked. */
export const checkoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['test-checkout', id],
    queryFn: async ({ signal }) => {
      const response = await fetch(addressOf(id), { signal });
      const json = response.headers.get('content-type')?.includes('json');
      if (response.status === 404 || (response.ok && !json)) return null;
      if (!response.ok) throw new Error(`The test checkout answered with ${response.status}.`);
      return checkout.parse(await response.json());
    },
    staleTime: 0,
  });

/** @throws Error where it was paid or ended meanwhile, or nothing answers */
export async function pressAt(id: string, press: Press): Promise<TestCheckout> {
  const response = await fetch(`${addressOf(id)}/${press}`, { method: 'POST' });
  if (response.status === 409) throw new Error('This checkout was paid or ended in the meantime.');
  if (!response.ok) throw new Error('That did not work. Please try again in a moment.');
  return checkout.parse(await response.json());
}
