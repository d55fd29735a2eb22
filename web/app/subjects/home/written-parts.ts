import { still } from '../../lib/still.tsx';
import './claims.css';
import './founder.css';
import './parents.css';
import './preview.css';
import './sliced.css';

// Rooms of words and pictures in which nothing can be pressed but a plain link: they stand in the page's HTML, and are no script.
const load = () => import('./words.ts');
const words = import.meta.env.SSR ? await load() : null;

const written = (name: keyof Awaited<ReturnType<typeof load>>) =>
  still(async () => ({ default: (await load())[name] }), words && { default: words[name] }, true);

export const HeroFacts = written('HeroFacts');
export const Sliced = written('Sliced');
export const Preview = written('Preview');
export const Claims = written('Claims');
export const Founder = written('Founder');
export const Parents = written('Parents');
