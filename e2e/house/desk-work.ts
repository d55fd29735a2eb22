import { type APIRequestContext, expect } from '@playwright/test';
import { bearer, newEmail, newStudent, type Visitor } from './people.ts';
import { paymentLink, payAt, expectPlan, SUNDAE } from './payments.ts';

/** Somebody bought a plan: who, and the number of their order. */
export async function newOrder(api: APIRequestContext): Promise<{ adult: Visitor; number: string }> {
  const adult = await newStudent(api, { age: 20 });
  await payAt(api, await paymentLink(api, adult, SUNDAE));
  await expectPlan(api, adult, 'Sundae');
  const plan = (await (await api.get('/api/v1/plan/', { headers: bearer(adult) })).json()) as { receipts: { number: string }[] };
  return { adult, number: plan.receipts[0]?.number ?? '' };
}

/** Somebody wrote to the team. @returns the address that they gave */
export async function newMessage(api: APIRequestContext, message: string, kind = 'contact'): Promise<string> {
  const email = newEmail('writer');
  const answer = await api.post('/api/v1/contact/', { data: { kind, email, message } });
  expect(answer.status(), await answer.text()).toBe(201);
  return email;
}

/** Somebody asked for the newsletter. @returns their address */
export async function newReader(api: APIRequestContext): Promise<string> {
  const email = newEmail('reader');
  const answer = await api.post('/api/v1/subscriptions/', { data: { email } });
  expect(answer.status(), await answer.text()).toBe(201);
  return email;
}

/** A newsletter that somebody at the desk has begun: its number. */
export async function newDraft(api: APIRequestContext, staff: Visitor, subject: string): Promise<number> {
  const body =
    '# Three new careers\n\nWe have **three** more to taste: [see them all](/careers).\n\n- Park rangers\n- Electricians\n- Animators\n\n<script>alert(1)</script>';
  const answer = await api.post('/api/v1/desk/newsletters/', { headers: bearer(staff), data: { subject, body } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
