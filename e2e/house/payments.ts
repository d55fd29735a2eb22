import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { notePaid } from './books.ts';
import type { Message } from './outbox.ts';
import { type Visitor, bearer, demoVisitor } from './people.ts';

export const DOUBLE_SCOOP = 2;
export const SUNDAE = 3;

/** A code of this test alone that pays for a Sundae, with one place, as a representative makes it. */
export async function newLastSeat(api: APIRequestContext): Promise<string> {
  const code = `LAST-SEAT-${randomInt(1_000_000)}`;
  const made = await api.post('/api/v1/desk/codes/', {
    headers: bearer(await demoVisitor(api, 'staff')),
    data: { code, label: 'Harborview High School', plan_id: SUNDAE, months: 6, seats: 1 },
  });
  expect(made.status(), await made.text()).toBe(201);
  return code;
}

/** A number that nobody was texted at. */
export const newPhone = () => `(555) 2${randomInt(10, 99)}-${randomInt(1000, 9999)}`;

/** The newest link that was texted to this number, in whichever house the test runs. */
export async function textedLink(api: APIRequestContext, phone: string, about: string): Promise<string> {
  const to = `+1${phone.replaceAll(/\D/g, '')}`;
  let link: string | undefined;
  const find = async () => {
    const all = (await (await api.get('/dev/outbox.json')).json()) as Message[];
    link = all.find((text) => text.to === to && text.links[0]?.includes(about))?.links[0];
    return link;
  };
  await expect.poll(find, { message: `a text to ${to} with ${about}`, timeout: 30_000, intervals: [200, 300, 500] }).toBeTruthy();
  return pathOf(link ?? '');
}

/** The checkout of an adult, or the page to share of a minor: its path. */
export async function paymentLink(api: APIRequestContext, { access }: Visitor, pricing_plan = SUNDAE): Promise<string> {
  const answer = await api.post('/api/v1/payment_link/', {
    data: { pricing_plan },
    headers: { authorization: `Bearer ${access}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return pathOf(((await answer.json()) as { payment_link: string }).payment_link);
}

/** The checkout that somebody begins with the link of a minor: its path. */
export async function checkoutBy(api: APIRequestContext, link: string, payer_email: string): Promise<string> {
  const answer = await api.post('/api/v1/pay/checkout/', { data: { token: tokenOf(link), payer_email, adult: true } });
  expect(answer.status(), await answer.text()).toBe(200);
  return pathOf(((await answer.json()) as { payment_link: string }).payment_link);
}

/** Pays at the test checkout, as a tab does that is closed right after. */
export async function payAt(api: APIRequestContext, checkout: string): Promise<void> {
  notePaid();
  const answer = await api.post(`/dev/checkouts/${checkout.split('/').at(-1)}/pay`);
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Waits until a plan that was paid has begun. */
export async function expectPlan(api: APIRequestContext, { access }: Visitor, title: string): Promise<void> {
  const held = async () => {
    const answer = await api.get('/api/v1/plan/', { headers: { authorization: `Bearer ${access}` } });
    return ((await answer.json()) as { term: { title: string } | null }).term?.title;
  };
  await expect.poll(held, { message: `the plan ${title}`, timeout: 30_000, intervals: [200, 300, 500] }).toBe(title);
}

/** An adult student buys a plan without a browser. */
export async function buy(api: APIRequestContext, adult: Visitor, plan: number, title: string): Promise<void> {
  await payAt(api, await paymentLink(api, adult, plan));
  await expectPlan(api, adult, title);
}

export const tokenOf = (link: string) => link.split('#').at(-1) ?? '';

function pathOf(link: string): string {
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}
