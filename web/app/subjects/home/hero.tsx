import { Block } from '../../ui/block.tsx';
import { HeroPicture } from './pictures.ts';
import { StartButton } from './start-button.tsx';
import { HeroFacts } from './written-parts.ts';
import './hero.css';

/** The first thing seen: what it is, the one next step, and what it costs. */
export function Hero() {
  return (
    <Block room="straw" className="hero">
      <div className="hero__t">
        <h1>800+ careers. Let’s find your ten.</h1>
        <p className="lead">Tell us what you like in four short parts. You get ten careers that fit, and a plain reason for each one.</p>
        <div className="row">
          <StartButton />
        </div>
        <HeroFacts />
      </div>
      <div className="hero__a">
        <HeroPicture title="Three teenagers sit on a giant ice cream cone. One holds up a star, one a wrench, one works on a laptop." />
      </div>
    </Block>
  );
}
