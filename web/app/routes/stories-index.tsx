import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';

export { default } from './stories-students.tsx';

export const meta = () =>
  pageMeta({
    title: 'Stories',
    description: 'Short stories of students and parents: how it was to find ten careers, or to watch somebody do it.',
    path: paths.stories,
  });
