// Writes pictures that the API names by address (questions, plans, careers) as files, from the same components.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { CompanionAvatar } from '@careerscoop/art/avatar.tsx';
import { AreaPicture } from '@careerscoop/art/area-picture.tsx';
import { AREA_KEYS } from '@careerscoop/art/areas.ts';
import { CareerPicture } from '@careerscoop/art/career-picture.tsx';
import { CAREER_SCENES } from '@careerscoop/art/career-scenes.ts';
import { CAST, type Look } from '@careerscoop/art/cast.ts';
import { FIND_LOOKS } from '@careerscoop/art/finds.ts';
import { Portrait } from '@careerscoop/art/portrait.tsx';
import EmptyCup from '@careerscoop/art/scenes/empty-cup.tsx';
import IntroWelcome from '@careerscoop/art/scenes/intro-welcome.tsx';
import PlanDoubleScoop from '@careerscoop/art/scenes/plan-double-scoop.tsx';
import PlanMilkshake from '@careerscoop/art/scenes/plan-milkshake.tsx';
import PlanSingleScoop from '@careerscoop/art/scenes/plan-single-scoop.tsx';
import PlanSundae from '@careerscoop/art/scenes/plan-sundae.tsx';
import SituationBuild from '@careerscoop/art/scenes/situation-build.tsx';
import SituationCamp from '@careerscoop/art/scenes/situation-camp.tsx';
import SituationFair from '@careerscoop/art/scenes/situation-fair.tsx';
import SituationSchool from '@careerscoop/art/scenes/situation-school.tsx';
import SituationShop from '@careerscoop/art/scenes/situation-shop.tsx';
import SituationStage from '@careerscoop/art/scenes/situation-stage.tsx';
import SituationStorm from '@careerscoop/art/scenes/situation-storm.tsx';
import SituationTrip from '@careerscoop/art/scenes/situation-trip.tsx';
import { ToolPicture } from '@careerscoop/art/tool-picture.tsx';
import { CupPicture, type CupType } from '@careerscoop/art/type-cup.tsx';

const PUBLIC = join(import.meta.dirname, '../public');
const SITUATIONS = [
  SituationFair,
  SituationStage,
  SituationBuild,
  SituationTrip,
  SituationShop,
  SituationCamp,
  SituationStorm,
  SituationSchool,
];
const CUPS = ['None', 'Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional'] as const;

/** The people of the quotes that the seed brings; the desk may choose any of the cast for others. */
const QUOTED: Record<string, Look> = {
  amara: CAST.puffs,
  mateo: CAST.wavy,
  denise: CAST.bluebob,
  kenji: { ...CAST.ginger, skin: 2, hairColor: 'black', extras: ['glasses'], top: 'blue', wear: 'shirt' },
};

const files: Record<string, ReactElement> = {
  'art/intro.svg': <IntroWelcome />,
  'art/empty.svg': <EmptyCup />,
  'art/plans/single-scoop.svg': <PlanSingleScoop />,
  'art/plans/double-scoop.svg': <PlanDoubleScoop />,
  'art/plans/sundae.svg': <PlanSundae />,
  'art/plans/milkshake.svg': <PlanMilkshake />,
};
for (const name of ['career-buddy', 'college-buddy', 'interview-helper', 'scholarship-helper'] as const) {
  files[`art/companions/${name}.svg`] = <CompanionAvatar name={name} />;
}
for (const area of AREA_KEYS) files[`art/tiles/${area}.svg`] = <AreaPicture area={area} />;
for (const [key, look] of Object.entries(FIND_LOOKS)) files[`art/finds/${key}.svg`] = <ToolPicture {...look} corner={0} />;
SITUATIONS.forEach((Scene, index) => {
  files[`art/situations/${index + 1}.svg`] = <Scene />;
});
for (const { onet_code } of loadCatalogue().careers) {
  const Scene = (await CAREER_SCENES[onet_code]?.())?.default;
  files[`art/careers/${onet_code}.svg`] = Scene ? <Scene /> : <CareerPicture onet_code={onet_code} />;
}
for (const [name, look] of Object.entries({ ...CAST, ...QUOTED }))
  files[`art/portraits/${name}.svg`] = <Portrait {...look} ground="vanilla" />;
for (const cup of CUPS) files[`art/cups/${cup.toLowerCase()}.svg`] = <CupPicture type={cup as CupType | 'None'} />;

/** The light theme's paints: a file of its own cannot follow the page's theme. */
const tokens = readFileSync(join(import.meta.dirname, '../app/ui/tokens.css'), 'utf8');
const paints = new Map([...tokens.matchAll(/(--[\w-]+):\s*([^;]+);/g)].toReversed().map(([, name, value]) => [name, value]));

for (const [path, picture] of Object.entries(files)) {
  const markup = renderToStaticMarkup(picture)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => paints.get(name) ?? 'currentColor');
  const file = join(PUBLIC, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, markup);
}
writeFileSync(
  join(import.meta.dirname, '../../art/src/drawn-careers.json'),
  `${JSON.stringify(Object.keys(CAREER_SCENES).toSorted(), null, 2)}\n`,
);
console.log(`${Object.keys(files).length} pictures written`);
