import { getCareer } from '@careerscoop/contract/catalogue';
import { listAiAgents } from '@careerscoop/contract/companions';
import { getConsent } from '@careerscoop/contract/consent';
import { getProfile } from '@careerscoop/contract/profile';
import { getResult } from '@careerscoop/contract/results';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tenCareers } from '../../test/careers.ts';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { press } from '../../test/hands.ts';
import { enter, OPEN, PROFILE, RIGHTS, STUDENT } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import RecommendedCareer from './recommended-career.tsx';

const [career] = tenCareers();
const BUDDY = { id: 1, name: 'Career Buddy', image: '/art/companions/career-buddy.svg', short_description: 'Talks careers through.' };

/** Without the chat itself, which is fetched when it comes near. */
const open = () => showPages({ '/career/:result_id': <RecommendedCareer /> }, `/career/${career!.id}`);

beforeEach(() => {
  const person = { ...STUDENT, entitlements: { ...RIGHTS, learn_more: OPEN } };
  enter(person);
  fakeAnswer(getProfile, { ...PROFILE, ...person });
  fakeAnswer(getResult, { ...career!, agent_id: BUDDY.id, interest_chart: null });
  fakeRefusal(getCareer, { status: 503, body: { detail: 'Not now.' } });
  fakeAnswer(getConsent, { needed: true, adult_on: '2028-01-01', can_ask: true, sms: false, asked: null, purposes: [] });
  const meta = { page: 1, per_page: 20, total: 1, number_of_pages: 1 };
  fakeAnswer(listAiAgents, { results: [{ ...BUDDY, consent_needed: true }], meta });
});

describe('AI Career Buddy that waits for a parent', () => {
  it.each(['More', 'Learn More'])('cannot be chosen under %s, which says why', async (ways) => {
    open();
    await screen.findByText('AI Career Buddy is yours. Chatting opens once a parent says yes.');
    press(ways);
    const buddy = within(await screen.findByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: /^AI Career Buddy/ });
    expect(buddy.disabled).toBe(true);
    expect(buddy.textContent).toContain('AI Career Buddy opens once a parent says yes');
  });
});
