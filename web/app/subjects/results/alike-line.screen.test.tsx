import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tenCareers } from '../../../test/careers.ts';
import { show } from '../../../test/show.tsx';
import { AlikeLine } from './alike-line.tsx';
import { CareerCard } from './ten/career-card.tsx';

const alike = [
  { onet_code: '29-1141.03', slug: 'critical-care-nurse', title: 'Critical Care Nurse' },
  { onet_code: '29-1161.00', slug: 'nurse-midwife', title: 'Nurse Midwife' },
  { onet_code: '29-1141.04', slug: 'clinical-nurse-specialist', title: 'Clinical Nurse Specialist' },
];

it('a card says how many are like its career, and leads to each of them', () => {
  const [career] = tenCareers();
  if (!career) throw new Error('a career was expected');
  show(<CareerCard career={{ ...career, alike }} onOpen={() => undefined} />);
  expect(screen.getByText(/And 3 like it:/).textContent).toBe(
    'And 3 like it: Critical Care Nurse, Nurse Midwife, Clinical Nurse Specialist',
  );
  for (const { slug, title } of alike) {
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(`/careers/${slug}`);
  }
});

it('one alone is called one, and without any nothing is said', () => {
  const { container } = show(<AlikeLine alike={alike.slice(0, 1)} />);
  expect(container.textContent).toBe('And one like it: Critical Care Nurse');
  expect(show(<AlikeLine alike={[]} />).container.textContent).toBe('');
});
