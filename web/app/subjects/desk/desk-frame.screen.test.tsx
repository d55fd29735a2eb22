import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
