import { z } from 'zod';
import { LEVELS, PERMISSIONS, type Permission } from './desk-permissions.ts';
import { endpoint } from './endpoint.ts';
import { numberParam, pageParam } from './fields.ts';

const permissions = Object.keys(PERMISSIONS) as [Permission, ...Permission[]];

/** Rows of a page in every list of the desk. */
export const DESK_ROWS = 50;
/** Counting stops here: a list says "10,000+" beyond. */
export const DESK_MOST_COUNTED = 10_000;

/**
 * What every list of the desk is asked by: `q` searches, `sort` is one of `sorts`, from the largest down with a minus before it.
 * What is unknown is refused at its name.
 */
export function deskListQuery<S extends string>(sorts: readonly [S, ...S[]]) {
  const both = sorts.flatMap((sort) => [sort, `-${sort}`] as const) as [S | `-${S}`, ...(S | `-${S}`)[]];
  return {
    q: z.string().trim().max(100, 'Search with at most 100 letters.').optional(),
    sort: z.enum(both, `sort is one of ${sorts.join(', ')}, or one of them with a minus before it.`).optional(),
    page: pageParam,
  };
}

/** Beside the rows of a list: `more` says that there are more than were counted. */
export const deskMeta = z.object({
  page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  more: z.boolean(),
  number_of_pages: z.number().int(),
});

/** Leaves one row of a list, wherever it stands: for what has no page of its own. */
export const oneRowQuery = { id: numberParam('This is no number of a row.', 1, 2_147_483_647).optional() };

export const idOfRow = z.object({ id: numberParam('This is no number of a row.', 1, 2_147_483_647) });

/** Who somebody is at the desk. */
const deskPlace = z.object({
  level: z.enum(LEVELS),
  /** What the level may do, for the screen to show no more than that. */
  may: z.array(z.enum(permissions)),
  /** Of an organization's people: the name of their school, or the label of their code. */
  organization: z.string().nullable(),
});
export type DeskPlace = z.infer<typeof deskPlace>;

export const getDesk = endpoint({
  method: 'GET',
  path: '/desk/',
  access: 'desk',
  may: 'desk.open',
  summary: 'The place of somebody at the desk: their level and what it may do.',
  status: 200,
  answer: deskPlace,
});
