import { legalPage } from '../shell/legal-page.tsx';

const load = () => import('../legal/privacy-text.tsx');

export const meta = () => [
  { title: 'Privacy Policy · CareerScoop' },
  {
    name: 'description',
    content: 'What CareerScoop knows about you, what we do with it, and what you can ask us to do.',
  },
];

export default legalPage(load, import.meta.env.SSR ? await load() : null);
