import { legalPage } from '../shell/legal-page.tsx';

const load = () => import('../legal/terms-text.tsx');

export const meta = () => [
  { title: 'Terms of Service · CareerScoop' },
  {
    name: 'description',
    content: 'The rules for using CareerScoop, and where the public data about careers comes from.',
  },
];

export default legalPage(load, import.meta.env.SSR ? await load() : null);
