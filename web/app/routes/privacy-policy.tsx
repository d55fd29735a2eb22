import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { legalPage } from '../shell/legal-page.tsx';

const load = () => import('../legal/privacy-text.tsx');

export const meta = () =>
  pageMeta({
    title: 'Privacy Policy',
    description: 'What CareerScoop knows about you, what we do with it, and what you can ask us to do.',
    path: paths.privacy,
  });

export default legalPage(load, import.meta.env.SSR ? await load() : null);
