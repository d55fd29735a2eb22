import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { legalPage } from '../shell/legal-page.tsx';

const load = () => import('../legal/terms-text.tsx');

export const meta = () =>
  pageMeta({
    title: 'Terms of Service',
    description: 'The rules for using CareerScoop, and where the public data about careers comes from.',
    path: paths.terms,
  });

export default legalPage(load, import.meta.env.SSR ? await load() : null);
