import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import seeded from '../../api/src/content/school-resources.json' with { type: 'json' };
import { FIND_LOOKS } from '@careerscoop/art/finds.ts';
import { ToolPicture } from '@careerscoop/art/tool-picture.tsx';

it('draws a picture of its own for every resource of the seed', () => {
  expect(Object.keys(FIND_LOOKS).sort()).toEqual(seeded.map(({ key }) => key).sort());
  const drawn = Object.values(FIND_LOOKS).map((look) => renderToStaticMarkup(<ToolPicture {...look} />));
  expect(new Set(drawn).size).toBe(drawn.length);
});
