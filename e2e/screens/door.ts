import { expect } from '@playwright/test';
import { booked, FREE, session } from '../house/mentoring.ts';
import { demoVisitor, resultsOf } from '../house/people.ts';
import { careerPath } from '../pages/career.ts';
import type { Screen, Tools, Walk } from './screen.ts';

const TALK = booked('2099-03-01T22:00:00.000Z', { id: 11, may: ['join', 'calendar', 'report'] });
const ROOM = 'https://rooms.example/11';
const DOOR = '**/api/v1/mentor_sessions/11/join/';
const EARLY = 'The door opens at 3:50 pm, ten minutes before. The session begins on Sunday, March 1, 4:00 pm.';

/** At the door of a session, by what the server says there. */
const atDoor = (name: string, answer: { status?: number; json: object }, heading: string): Screen => ({
  name,
  open: async ({ page, request, enter, watch }) => {
    watch.allow(/^403 POST \/api\/v1\/mentor_sessions\/11\/join\/$/);
    await page.route('**/api/v1/mentor_sessions/', (route) => route.fulfill({ json: [TALK] }));
    await page.route(DOOR, (route) => route.fulfill(answer));
    await enter(await demoVisitor(request, 'student'));
    await page.goto('/sessions/11/join');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  },
});

/** The same for a parent, by the link of their mail. */
const atGuardiansDoor = (name: string, answer: { status?: number; json: object }, heading: string): Screen => ({
  name,
  open: async ({ page, watch }) => {
    watch.allow(/^400 POST \/api\/v1\/session_door\/$/);
    await page.route('**/api/v1/session_door/', (route) => route.fulfill(answer));
    await page.goto('/sessions/11/join#of-a-mail');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  },
});

/** The stand-in for the room, by what it says of whom the token lets in. */
const inRoom = (name: string, answer: { status?: number; json: object }, heading: string | RegExp): Screen => ({
  name,
  open: async ({ page, watch }) => {
    watch.allow(/^40[34] GET \/dev\/meetings\/room$/);
    await page.route('**/dev/meetings/room', (route) => route.fulfill(answer));
    await page.goto('/dev/meeting/room#token');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  },
});

/** On a career that the student booked: who takes the talk. */
async function onCareer({ page, request, enter }: Tools): Promise<void> {
  const student = await demoVisitor(request, 'student');
  const [first] = await resultsOf(request, student);
  const about = {
    id: 14,
    onet_code: first?.onet_code ?? '',
    mentor: 5,
    mentor_name: 'Alex',
    mentor_about: 'I design exhibits for museums.',
  };
  await page.route('**/api/v1/result/*/', async (route) => {
    const career = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...career, booked: true } });
  });
  await page.route('**/api/v1/mentor_sessions/', (route) => route.fulfill({ json: [session({ ...about, may: ['choose', 'cancel'] })] }));
  await page.route('**/api/v1/mentor_sessions/*/slots/**', (route) => route.fulfill({ json: FREE }));
  await enter(student);
  await page.goto(careerPath(first?.id ?? 0));
  await expect(page.getByRole('region', { name: 'Meet Alex, your mentor' }).getByRole('listitem')).toHaveCount(3);
}

/** The door of a session for its two and for a parent, the room behind it, and the mentor on a career's page. */
export const DOOR_WALKS: Walk[] = [
  [
    atDoor('/sessions/:id/join before its time', { status: 403, json: { detail: EARLY, code: 'door_closed' } }, 'You are early'),
    {
      name: '/sessions/:id/join once it is open',
      open: async ({ page }) => {
        await page.route(DOOR, (route) => route.fulfill({ json: { url: ROOM } }));
        await page.reload();
        await expect(page.getByRole('link', { name: /^Open the room/ })).toBeVisible();
      },
    },
  ],
  [
    atGuardiansDoor(
      '/sessions/:id/join of a parent',
      { json: { url: ROOM, first_name: 'Noor', mentor_name: 'Alex', starts_at: '2099-03-01T22:00:00.000Z' } },
      'You can go in',
    ),
    {
      name: '/sessions/:id/join of a parent who tells nothing',
      open: async ({ page }) => {
        await page.getByRole('main').getByRole('button', { name: 'Send it' }).click();
        await expect(page.getByText('Choose what happened.')).toBeVisible();
      },
    },
  ],
  [
    atGuardiansDoor(
      '/sessions/:id/join by a link that is none',
      { status: 400, json: { detail: 'This link does not work. Ask for a new one.', code: 'bad_link' } },
      'This link does not work',
    ),
  ],
  [
    inRoom(
      '/dev/meeting',
      { json: { name: 'Noor', seat: 'student', until: '2099-03-01T22:30:00.000Z' } },
      'You are in the room as Noor, student',
    ),
  ],
  [inRoom('/dev/meeting that is closed', { status: 403, json: {} }, 'This room is closed')],
  [{ name: 'a career that is booked, with its mentor', open: onCareer }],
];
