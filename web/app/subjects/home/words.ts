export { Claims } from './claims.tsx';
export { Founder } from './founder.tsx';
export { HeroFacts } from './hero-facts.tsx';
export { Parents } from './parents.tsx';
export { Preview } from './preview.tsx';
export { Sliced } from './sliced.tsx';
