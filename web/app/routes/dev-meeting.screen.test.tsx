import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { press } from '../../test/hands.ts';
import { showPages } from '../../test/show.tsx';
import DevMeeting from './dev-meeting.tsx';

const asked: [string, unknown][] = [];
function answerBy(status: number, body: object = {}): void {
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit = {}) => {
    asked.push([address, headers]);
    return Response.json(body, { status });
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});
const open = () => showPages({ '/dev/meeting/:id': <DevMeeting /> }, '/dev/meeting/room-1#a-token');

it('says that nobody is seen or heard, who came, and until when', async () => {
  answerBy(200, { name: 'Robin', seat: 'guardian', until: new Date(2027, 0, 7, 17, 0).toISOString() });
  open();
  await screen.findByRole('heading', { name: 'You are in the room as Robin, parent' });
  screen.getByText(/^Test room: nobody is seen or heard\./);
  screen.getByText('5:00 pm');
  expect(asked).toEqual([['/dev/meetings/room-1', { authorization: 'Bearer a-token' }]]);
});

it.each([
  [403, 'This room is closed'],
  [404, '404 Not Found'],
])('is told by %i: %s', async (status, headline) => {
  answerBy(status);
  open();
  await screen.findByRole('heading', { name: headline });
});

it('can be asked for again where the server failed', async () => {
  answerBy(500);
  open();
  await screen.findByText('The test room answered with 500.');
  answerBy(404);
  press('Try again');
  await screen.findByRole('heading', { name: '404 Not Found' });
});
