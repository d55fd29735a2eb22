import { defineJob } from '../platform/job.ts';

/** Finds the ten careers of a stored assessment: done by careers, which stands above. */
export const matchCareersJob = defineJob<{ assessment_id: number }>('match-careers', { expire: 60 });
