import { GROUNDS, type Ground } from './areas.ts';
import type { ToolName } from './tool.tsx';

interface FindLook {
  tool: ToolName;
  second: ToolName;
  ground: Ground;
  number: number;
}

const look = (tool: ToolName, second: ToolName, ground: keyof typeof GROUNDS, number: number): FindLook => ({
  tool,
  second,
  ground: GROUNDS[ground],
  number,
});

/** The thumbnails of Picks For You and Great Finds, by the keys of the seed; neighbours differ in colour. */
export const FIND_LOOKS = {
  'outlook-handbook': look('book', 'lens', 'blueberry', 0),
  'career-one-stop': look('briefcase', 'folded-map', 'vanilla', 5),
  'my-next-move': look('pin', 'checklist', 'mint', 10),
  apprenticeship: look('hammer', 'coins', 'strawberry', 15),
  'student-aid': look('coins', 'grad-cap', 'leaf', 4),
  'college-scorecard': look('grad-cap', 'scales', 'waffle', 9),
  'job-corps': look('house', 'wrench', 'blueberry', 14),
  'usa-jobs': look('name-badge', 'flag', 'jam', 3),
  americorps: look('heart', 'sprout', 'mint', 8),
  volunteer: look('mountain', 'glove', 'vanilla', 13),
  'khan-academy': look('bulb', 'pencil', 'leaf', 1),
  'mit-opencourseware': look('laptop', 'book', 'waffle', 6),
  'code-org': look('microchip', 'gamepad', 'strawberry', 11),
  'smithsonian-learning-lab': look('vase', 'palette', 'mint', 12),
  nasa: look('planet', 'star', 'night', 5),
  openstax: look('book', 'calculator', 'vanilla', 10),
  scratch: look('gamepad', 'smile-bubble', 'blueberry', 3),
  'library-of-congress': look('camera', 'music-note', 'jam', 0),
  'project-gutenberg': look('candle', 'book', 'waffle', 13),
  zooniverse: look('lens', 'paw', 'leaf', 6),
} as const satisfies Record<string, FindLook>;
