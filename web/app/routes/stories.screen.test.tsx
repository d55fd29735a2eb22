import { listStories } from '@careerscoop/contract/content';
import students from '@careerscoop/contract/first-words/stories-students.json';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAnswer } from '../../test/fake-api.ts';
import { show } from '../../test/show.tsx';
import StoriesOfStudents from './stories-students.tsx';

const articles = () => screen.getAllByRole('article');

it('the written stories stand there at once, each marked; a real one has no mark', async () => {
  const real = { id: 9, who: 'wavy', name: 'Gus', about: '', title: '“Mine.”', text: ['One part.', 'Another part.'], example: false };
  const examples = students.map(({ id: _, ...row }, index) => ({ ...row, id: index + 1, example: true }));
  fakeAnswer(listStories, [real, ...examples]);
  show(<StoriesOfStudents />);
  expect(articles()).toHaveLength(students.length);
  expect(screen.getAllByText('Example')).toHaveLength(students.length);
  const mine = await screen.findByRole('article', { name: '“Mine.”' });
  expect(mine.textContent).not.toContain('Example');
  expect(articles()).toHaveLength(students.length + 1);
});
