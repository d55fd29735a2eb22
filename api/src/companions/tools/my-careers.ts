import { z } from 'zod';
import { careerOf, careersCard, refOf } from './career-ref.ts';
import type { OwnCareer } from './own-careers.ts';
import { defineTool } from './tool.ts';

const input = z.strictObject({ which: z.enum(['ten', 'saved']).default('ten') });

/** The student's ten careers, or those they saved, with the reasons from their own answers. */
export const myCareers = defineTool({
  name: 'my_careers',
  about: "The student's own ten careers in order, or the saved ones, with the reasons from their answers.",
  input,
  run: async ({ own: list }, { which }: z.output<typeof input>) => {
    const own = (await list()).filter(({ rank, saved }) => (which === 'saved' ? saved : rank !== null));
    const careers = own.map(({ onet_code }) => careerOf(onet_code));
    if (careers.length === 0)
      return {
        facts: [],
        own: own as OwnCareer[],
        careers: [],
        nothing: which === 'saved' ? 'Nothing is saved yet.' : 'There are no results yet.',
      };
    return {
      facts: [],
      own: own as OwnCareer[],
      card: careersCard(which === 'saved' ? 'Careers you saved' : 'Your ten careers', careers),
      careers: careers.map(refOf),
    };
  },
});
