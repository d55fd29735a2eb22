import type { Browser } from '@playwright/test';
import demo from '../../api/src/demo/demo-people.json' with { type: 'json' };
import { type FirstVisit, firstVisit } from './first-visit.ts';

const STUDENT = 'student@demo.careerscoop.app';

/** A first visit of the page of a career by the demo's student, signed in, as from a link in a mail. */
export async function visitDetail(browser: Browser, origin: string): Promise<FirstVisit> {
  const api = `${origin}/api/v1`;
  const signIn = await fetch(`${api}/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: STUDENT, password: demo.password }),
  });
  const { access, refresh, user } = (await signIn.json()) as { access: string; refresh: string; user: object };
  const ten = await fetch(`${api}/result/`, { headers: { authorization: `Bearer ${access}` } });
  const [first] = (await ten.json()) as { id: number }[];
  const kept = { access_token: access, refresh_token: refresh, user: JSON.stringify(user) };
  return firstVisit(browser, origin, `/profile/recommendations/career/${first?.id ?? 0}`, kept);
}
