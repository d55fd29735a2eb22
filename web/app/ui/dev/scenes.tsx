import { lazy, Suspense, type ComponentType } from 'react';

import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';
import { CompanionAvatar, type CompanionName } from '@careerscoop/art/avatar.tsx';
import drawn from '@careerscoop/art/drawn-careers.json' with { type: 'json' };
import type { ArtProps } from '@careerscoop/art/picture.tsx';
import { PlanPicture } from '@careerscoop/art/plan-picture.tsx';
import { Portrait } from '@careerscoop/art/portrait.tsx';
import { RATING_ROOMS, RatingScene, type RatingPage } from '@careerscoop/art/rating-scene.tsx';
import { ImpactScoops } from '@careerscoop/art/scoop-count.tsx';
import { SITUATION_NUMBERS, SituationScene } from '@careerscoop/art/situation-scene.tsx';
import { StoryPicture } from '@careerscoop/art/story-picture.tsx';
import { CupPicture } from '@careerscoop/art/type-cup.tsx';

// Every file of art/src/scenes, each in a chunk of its own, as the product loads them.
const FILES = import.meta.glob<{ default: ComponentType<ArtProps> }>('../../../../art/src/scenes/*.tsx');
const SCENES = Object.entries(FILES).map(([path, load]) => ({
  name: path.replace(/^.*\/|\.tsx$/g, ''),
  Scene: lazy(load),
}));

const SIX = [1, 2, 3, 4, 5, 6] as const satisfies readonly RatingPage[];
const CUPS = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional', 'None'] as const;
const PLANS = ['Single Scoop', 'Double Scoop', 'Sundae', 'Milkshake'];
const AVATARS: readonly CompanionName[] = ['career-buddy', 'college-buddy', 'interview-helper', 'scholarship-helper'];

export function ScenesSection() {
  return (
    <>
      <section>
        <h2 className="h3">The eight moments</h2>
        <div className="dev__scenes">
          {SITUATION_NUMBERS.map((number) => (
            <figure key={number}>
              <SituationScene number={number} />
              <figcaption>{number}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2 className="h3">The rating pages</h2>
        <div className="dev__scenes">
          {SIX.map((page) => (
            <figure key={page}>
              <div className={`dev__frame b-${RATING_ROOMS[page]}`}>
                <RatingScene page={page} />
              </div>
              <figcaption>Page {page}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2 className="h3">Cups, plans, companions, portraits</h2>
        <ul className="dev__pictures dev__tall">
          {CUPS.map((type) => (
            <li key={type}>
              <CupPicture type={type} />
              {type}
            </li>
          ))}
          {SIX.map((number) => (
            <li key={number}>
              <StoryPicture number={number} />
              Story {number}
            </li>
          ))}
          {PLANS.map((plan) => (
            <li key={plan}>
              <PlanPicture plan={plan} />
              {plan}
            </li>
          ))}
          {AVATARS.map((name) => (
            <li key={name}>
              <CompanionAvatar name={name} />
              {name}
            </li>
          ))}
          <li>
            <Portrait skin={5} hair="braids" hairColor="black" top="straw" ground="vanilla" face="open" />A portrait
          </li>
          <li>
            <Portrait skin={2} hair="curls" hairColor="brown" />
            Another
          </li>
          <li>
            <ImpactScoops level="moderate" />
            moderate
          </li>
        </ul>
      </section>
      <section>
        <h2 className="h3">Careers, as the files that the build writes</h2>
        <div className="dev__scenes">
          {drawn.map((code) => (
            <figure key={code}>
              <CareerSceneFile onet_code={code} />
              <figcaption>{code}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2 className="h3">All scenes</h2>
        <div className="dev__scenes">
          {SCENES.map(({ name, Scene }) => (
            <figure key={name}>
              <div className="dev__frame">
                <Suspense>
                  <Scene />
                </Suspense>
              </div>
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    </>
  );
}
