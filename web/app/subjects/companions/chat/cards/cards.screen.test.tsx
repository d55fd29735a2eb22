import { saveCollege } from '@careerscoop/contract/colleges';
import type { CardOf } from '@careerscoop/contract/chat-cards';
import { crisisCardOf } from '@careerscoop/contract/help-lines';
import { keepPlan } from '@careerscoop/contract/steps';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../../../../test/fake-api.ts';
import { fill, press } from '../../../../../test/hands.ts';
import { show } from '../../../../../test/show.tsx';
import { CardOf as Card } from './card-of.tsx';
import { FoundCard } from './found-card.tsx';

const PLAN: CardOf<'plan'> = {
  kind: 'plan',
  career: null,
  title: 'Try out Nurse',
  grade: 'Sophomore',
  steps: [
    { when: 'this_week', key: 'guide:try:29-1141.00', text: 'Ask somebody.' },
    { when: 'this_week', key: 'guide:page:29-1141.00', text: 'Read the page.' },
    { when: 'later', key: 'guide:degree:29-1141.00', text: 'Take biology.' },
  ],
};
const KEPT = { plan: { id: 1, title: PLAN.title, career: null, kept_at: '2026-11-23T10:00:00.000Z' }, already_kept: false };

describe('a card', () => {
  it('of help in danger is there at once, whatever else is still fetched', () => {
    show(<Card card={crisisCardOf('suicide', 'en')} />);
    expect(screen.getByRole('link', { name: 'Call 988' })).toBeTruthy();
  });

  it('of anything else comes by itself', async () => {
    show(<Card card={PLAN} />);
    expect(screen.getByText('Loading what was found…')).toBeTruthy();
    expect(await screen.findByRole('region', { name: PLAN.title })).toBeTruthy();
  });

  it('of replies stands elsewhere', () => {
    const { container } = show(<Card card={{ kind: 'starters', replies: [{ label: 'More', say: 'More' }] }} />);
    expect(container.textContent).toBe('');
  });
});

describe('a plan', () => {
  it('is kept as it stands there, and says where', async () => {
    const sent = fakeAnswer(keepPlan, KEPT);
    show(<FoundCard card={PLAN} />);
    press('Keep this plan');
    expect(await screen.findByText('Kept. 3 steps are in My next steps.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open My next steps' }).getAttribute('href')).toBe('/profile/next-steps');
    expect(screen.queryByRole('button', { name: 'Change a step' })).toBeNull();
    expect(sent).toEqual([PLAN]);
  });

  it.each([
    ['Freshman', 'From grade 10 on'],
    ['Sophomore', 'From grade 11 on'],
    ['Junior', 'From grade 12 on'],
    ['Senior', 'After grade 12'],
    ['Grade 11', 'Grade 11'],
    [null, 'Later'],
  ])('for %s says what comes after this year as “%s”', (grade, heading) => {
    show(<FoundCard card={{ ...PLAN, grade }} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['This week', heading]);
  });

  it('is changed before it is kept: a step in own words stands for no words of ours, one that is taken out is not sent', async () => {
    const sent = fakeAnswer(keepPlan, KEPT);
    show(<FoundCard card={PLAN} />);
    press('Change a step');
    expect(document.activeElement).toBe(screen.getByLabelText('Step 1'));
    fill(screen.getByLabelText('Step 1'), ' Ask my aunt\nwhat she does. ');
    press('Take out step 2');
    press('Keep this plan');
    expect(await screen.findByText('Kept. 2 steps are in My next steps.')).toBeTruthy();
    expect(screen.getByText('Ask my aunt what she does.')).toBeTruthy();
    expect(sent).toEqual([
      {
        ...PLAN,
        steps: [{ when: 'this_week', key: 'changed:guide:try:29-1141.00', text: 'Ask my aunt what she does.' }, PLAN.steps[2]],
      },
    ]);
  });

  it('is left as it was by a press, and has one step at least', () => {
    show(<FoundCard card={PLAN} />);
    press('Change a step');
    press('Take out step 3');
    press('Take out step 2');
    expect(screen.queryByRole('button', { name: /^Take out/ })).toBeNull();
    press('Leave it as it was');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(PLAN.steps.map(({ text }) => text));
  });

  it('with a step without words says so at its field, and sends nothing', () => {
    const sent = fakeAnswer(keepPlan, KEPT);
    show(<FoundCard card={PLAN} />);
    press('Change a step');
    fill(screen.getByLabelText('Step 2'), '  ');
    press('Keep this plan');
    expect(screen.getByLabelText('Step 2').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Step 1').getAttribute('aria-invalid')).not.toBe('true');
    expect(sent).toEqual([]);
  });

  it('that was kept before says so, with the way there', async () => {
    fakeAnswer(keepPlan, { ...KEPT, already_kept: true });
    show(<FoundCard card={PLAN} />);
    press('Keep this plan');
    expect(await screen.findByText('You kept this already.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open My next steps' }).getAttribute('href')).toBe('/profile/next-steps');
    expect(screen.queryByText(/^Kept\./)).toBeNull();
  });

  it('that could not be kept says so, and can be kept again', async () => {
    fakeNoNetwork(keepPlan);
    show(<FoundCard card={PLAN} />);
    press('Keep this plan');
    expect(await screen.findByText(/^The plan was not kept/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep this plan' })).toBeTruthy();
  });
});

const SCHOOL = {
  unitid: 1,
  name: 'A College',
  city: 'Eugene',
  state: 'OR',
  miles: null,
  program: 'Nursing',
  award: 'Associate degree',
  finished: 0,
  price: null,
  completion: null,
};
const SCHOOLS: CardOf<'schools'> = {
  kind: 'schools',
  career: { onet_code: '29-1141.00', slug: 'nurses', title: 'Nurse' },
  zip: null,
  miles: null,
  total: 2,
  schools: [SCHOOL, { ...SCHOOL, unitid: 2, name: 'B College' }],
  href: '/schools',
  sentence: null,
  sources: [],
};

describe('schools', () => {
  it('say what is not published, and never 0 for it', () => {
    show(<FoundCard card={{ ...SCHOOLS, schools: [SCHOOL] }} />);
    expect(screen.getByText('Price not published')).toBeTruthy();
    expect(screen.getByText(/It is offered; nobody finished it/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\$0|0 miles|0 in 100/);
  });

  it('are saved all at once, and say where', async () => {
    const sent = fakeAnswer(saveCollege, { unitid: 1, saved_at: '2026-11-23T10:00:00.000Z' });
    show(<FoundCard card={SCHOOLS} />);
    press('Save both');
    expect((await screen.findByRole('link', { name: 'See them beside your careers' })).getAttribute('href')).toBe(
      '/profile/recommendations',
    );
    expect(sent).toHaveLength(2);
  });

  it('that were not all saved say so, and can be saved again', async () => {
    fakeRefusal(saveCollege, { status: 409, body: { detail: 'You have saved 100 schools. Take one out first.', code: 'conflict' } });
    show(<FoundCard card={SCHOOLS} />);
    press('Save both');
    expect(await screen.findByText('Not all of them were saved. You have saved 100 schools. Take one out first.')).toBeTruthy();
    fakeAnswer(saveCollege, { unitid: 1, saved_at: '2026-11-23T10:00:00.000Z' });
    press('Save both');
    await waitFor(() => expect(screen.getByText('Saved.')).toBeTruthy());
  });

  it('that are none offer nothing to save', () => {
    show(<FoundCard card={{ ...SCHOOLS, schools: [], total: 0, sentence: 'No school nearby teaches it.' }} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('No school nearby teaches it.')).toBeTruthy();
  });
});
