import type { Result } from '@careerscoop/contract/results';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ExplorePicture } from '../subjects/catalogue/explore-picture.tsx';
import { CareerFigure } from '../subjects/results/career-figure.tsx';
import { CareerMedia } from '../subjects/results/detail/career-media.tsx';

it('the picture of a career is one and the same in the ten, on the detail and in the catalogue', () => {
  const career = {
    onet_code: '33-3031.00',
    areas: ['animals'],
    resource: '/art/careers/33-3031.00.svg',
    resource_type: 'image',
  } as unknown as Result;
  const addresses = [
    <CareerFigure key="ten" career={career} />,
    <CareerMedia key="detail" career={career} tall />,
    <ExplorePicture key="catalogue" onet_code="33-3031.00" areas={['outdoors']} />,
  ].map((picture) => / src="([^"]+)"/.exec(renderToStaticMarkup(picture))?.[1]);
  expect(new Set(addresses)).toEqual(new Set(['/art/careers/33-3031.00.svg']));
});
