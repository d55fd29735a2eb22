import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import guide from '../content/mentor-guide.json';
import { press } from '../../test/hands.ts';
import { show } from '../../test/show.tsx';
import MentorGuide from './mentor-guide.tsx';

it('is one page for mentors: half an hour in four parts, whom to call, and a print button', () => {
  show(<MentorGuide />, '/mentor-guide');
  expect(screen.getByRole('heading', { level: 1, name: 'How to talk with a 15-year-old' })).toBeTruthy();
  expect(guide.parts.reduce((sum, { minutes }) => sum + Number(minutes), 0)).toBe(30);
  expect(screen.getByText(/Call 911\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: '988' }).getAttribute('href')).toBe('tel:988');
  const print = vi.fn();
  vi.stubGlobal('print', print);
  press('Print this page');
  expect(print).toHaveBeenCalledOnce();
});
