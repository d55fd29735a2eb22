import { Claims } from '../subjects/home/claims.tsx';
import { Doors } from '../subjects/home/doors.tsx';
import { Founder } from '../subjects/home/founder.tsx';
import { Hero } from '../subjects/home/hero.tsx';
import { Parents } from '../subjects/home/parents.tsx';
import { Preview } from '../subjects/home/preview.tsx';
import { Sliced } from '../subjects/home/sliced.tsx';
import '../subjects/home/home.css';

export const meta = () => [
  { title: 'Find your ten careers · CareerScoop' },
  {
    name: 'description',
    content:
      'A free 12-minute career guide for ages 13 to 18. Tell us what you like, and get ten careers out of more than 800, with a plain reason for each one.',
  },
];

export default function Home() {
  return (
    <main id="main" className="home">
      <Hero />
      <Sliced />
      <Preview />
      <Doors />
      <Claims />
      <Founder />
      <Parents />
    </main>
  );
}
