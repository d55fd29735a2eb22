import type { Breach, Entry, Findings } from './entry.ts';
import type { Rules } from './rules.ts';

type PathRule = Rules['paths'][number];

/** Paths that say more or less school than the job zone and the education of the people in the work. */
export function checkPaths(entries: readonly Entry[], rules: Rules): Findings {
  const reviewed = new Set(rules.paths_reviewed.map(({ onet_code }) => onet_code));
  const breaches: Breach[] = entries
    .filter(({ words }) => !reviewed.has(words.onet_code))
    .flatMap((entry) =>
      rules.paths
        .filter((rule) => applies(rule, entry, rules) && speaksAgainst(rule, entry.words.path))
        .map(({ why }) => ({
          onet_code: entry.words.onet_code,
          rule: 'path',
          message: `${why} (${figuresOf(entry)}): ${entry.words.path}`,
        })),
    );
  return { breaches, measures: [] };
}

function applies(rule: PathRule, { job_zone, education_mix }: Entry, rules: Rules): boolean {
  const { job_zones, education_group, percent_from = 0, percent_below = Infinity } = rule;
  if (job_zones !== undefined && (job_zone === null || !job_zones.includes(job_zone))) return false;
  if (education_group === undefined) return true;
  if (education_mix.length === 0) return false;
  const levels = rules.education_groups[education_group];
  const percent = education_mix.filter(({ level }) => levels.includes(level)).reduce((sum, one) => sum + one.percent, 0);
  return percent >= percent_from && percent < percent_below;
}

function speaksAgainst({ says, lacks }: PathRule, path: string): boolean {
  return (says?.test(path) ?? true) && !(lacks?.test(path) ?? false);
}

/** Job zone and education in a few words, for a person who reads a text beside its figures. */
export function figuresOf({ job_zone, education_mix }: Entry): string {
  const mix = [...education_mix]
    .sort((a, b) => b.percent - a.percent)
    .slice(0, 3)
    .map(({ level, percent }) => `${level} ${Math.round(percent)} %`);
  return `job zone ${job_zone ?? 'not published'}; ${mix.join(', ') || 'education not published'}`;
}
