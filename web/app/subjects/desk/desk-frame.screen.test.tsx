import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listWaiting } from '@careerscoop/contract/desk-waiting';
import { showAtDesk } from '../../../test/desk-work.tsx';
import { fakeAnswer } from '../../../test/fake-api.ts';
import { DeskFrame } from './desk-frame.tsx';

const frame = <DeskFrame account={null}>The screen</DeskFrame>;

it.each([
  ['/desk/students', 'page'],
  ['/desk/students/5', 'true'],
])('at %s the rail marks Students, and nothing else', (at, mark) => {
  fakeAnswer(listWaiting, { results: [], counts: {} });
  showAtDesk({ '/desk/students': frame, '/desk/students/5': frame }, at);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['Students', mark]]);
});

it('the strip of a phone has the place where one is in its middle, also once the numbers have made the links before it wider', async () => {
  const counts = { message: 3, code_request: 12 };
  const frames = { '/desk/companions/1': frame };
  // 390 wide; the link begins at 2,000, and further off as soon as there are numbers.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const nav = this.closest('nav');
    if (this === nav) return new DOMRect(0, 60, 390, 60);
    return new DOMRect((nav?.querySelector('.num') ? 2_250 : 2_000) - (nav?.scrollLeft ?? 0), 68, 140, 44);
  });
  let answer = () => undefined as void;
  fakeAnswer(listWaiting, { results: [], counts }, new Promise((resolve) => (answer = resolve)));
  showAtDesk(frames, '/desk/companions/1');
  const nav = screen.getByRole('navigation', { name: 'Desk' });
  expect(nav.scrollLeft).toBe(2_000 - 125);
  answer();
  await waitFor(() => expect(nav.scrollLeft).toBe(2_250 - 125));
});
