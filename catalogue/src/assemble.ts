import areaDefinitions from '../definitions/areas.json' with { type: 'json' };
import { type Career, OUTLOOK_FIGURES, OUTLOOK_WORDS, type Rating, TYPES, each } from './career.ts';
import type { DataFile } from './data-files.ts';
import type { CareerFiles } from './load.ts';
import type { CareerWords } from './words.ts';

const LEADING_AREAS = 3;

/** Turns the lists per figure of the data files into one object per career. */
export function assembleCareers(files: CareerFiles, words: ReadonlyMap<string, CareerWords>): Career[] {
  const { careers, related, programs } = files;
  const { codes } = careers;
  const wageShares = countEach(files.wages.soc_code);
  const estimated = new Set(files.estimated.careers);
  const outlookShares = countEach(files.outlook.soc_code);
  return codes.map((code, at): Career => {
    const soc = code.slice(0, 7);
    const zone = careers.zones.find((one) => one.zone === careers.job_zone[at]);
    const title = careers.titles[at] ?? code;
    const own = words.get(code) ?? null;
    const scores = files.areas.scores.map((column) => column[at] ?? null);
    const areas = scores.includes(null) ? null : (scores as number[]);
    const styles = column(files.styles, 'IM', at);
    const values = column(files.values, 'EX', at);
    return {
      onet_code: code,
      slug: files.slugs.slugs[code] ?? code,
      title,
      mask_title: own?.title ?? title,
      soc_code: soc,
      major_group: code.slice(0, 2),
      ranked: areas !== null,
      partly_estimated: estimated.has(at),
      job_zone: zone?.zone ?? null,
      job_zone_label: zone?.label ?? null,
      job_zone_name: zone?.name ?? null,
      interests: interestsOf(files.interests, at),
      areas,
      leading_areas: areas === null ? [] : leading(areas),
      skills: ratingOf(files.skills, at),
      knowledge: ratingOf(files.knowledge, at),
      activities: ratingOf(files.activities, at),
      styles: styles === null ? null : { importance: styles, date: files.styles.date[at] ?? null },
      values: values === null ? null : { extent: values, date: files.values.date[at] ?? null },
      education_mix: files.education.levels.flatMap((level, i) => {
        const percent = files.education.percent[i]?.[at] ?? null;
        return percent === null || percent === 0 ? [] : [{ level, percent }];
      }),
      education_uncertain: files.education.suppressed.includes(at),
      education_need: files.education.need[at] ?? null,
      wage: wageOf(files.wages, wageShares, at),
      outlook: outlookOf(files.outlook, outlookShares, at),
      ...exposureOf(files['ai-exposure'], at),
      related: (related.primary[at] ?? []).flatMap((index) => codes[index] ?? []),
      related_further: (related.supplemental[at] ?? []).flatMap((index) => codes[index] ?? []),
      programs: (programs.by_soc[soc] ?? []).map((cip) => ({
        cip_code: cip,
        title: programs.titles[cip] ?? cip,
      })),
      also_called: files['also-called'].titles[at] ?? [],
      words: own,
    };
  });
}

function interestsOf(file: DataFile<'interests'>, at: number): Career['interests'] {
  const figures = column(file, 'OI', at);
  const scores = TYPES.map((type) => {
    const score = figures?.[file.elements.findIndex(({ name }) => name === type)];
    if (score === undefined) throw new Error(`catalogue/data/interests.json: career ${at} has no figure for ${type}`);
    return [type, score] as const;
  });
  return Object.fromEntries(scores) as Career['interests'];
}

function leading(scores: readonly number[]): string[] {
  const best: number[] = [];
  scores.forEach((score, area) => {
    const place = best.findIndex((other) => score > (scores[other] ?? 0));
    if (place >= 0) best.splice(place, 0, area);
    else best.push(area);
    best.length = Math.min(best.length, LEADING_AREAS);
  });
  return best.flatMap((area) => areaDefinitions[area]?.key ?? []);
}

/** The career's figures on one scale, or null where it is not in the table. */
function column(file: DataFile<'skills'>, scale: 'IM' | 'EX' | 'OI', at: number): number[] | null {
  const figures = (file.scales[scale] ?? []).map((one) => one[at] ?? null);
  return figures.length === 0 || figures.includes(null) ? null : (figures as number[]);
}

function ratingOf(file: DataFile<'skills'>, at: number): Rating | null {
  const importance = column(file, 'IM', at);
  if (importance === null) return null;
  const uncertain = file.suppressed.filter(([career]) => career === at).map(([, element]) => element);
  return {
    importance,
    level: (file.scales.LV ?? []).map((one) => one[at] ?? null),
    uncertain: [...new Set(uncertain)],
    date: file.date[at] ?? null,
  };
}

function wageOf(file: DataFile<'wages'>, shares: Map<string, number>, at: number): Career['wage'] {
  const code = file.soc_code[at] ?? null;
  if (code === null) return null;
  const hourly = file.hourly.find((one) => one.career === at);
  return {
    median: file.annual.median[at] ?? null,
    p10: file.annual.p10[at] ?? null,
    p90: file.annual.p90[at] ?? null,
    hourly: hourly === undefined ? null : { median: hourly.median, p10: hourly.p10, p90: hourly.p90 },
    capped: file.capped.find((one) => one.career === at)?.figures ?? [],
    soc_code: code,
    soc_title: file.soc_titles[code] ?? code,
    shared_with: (shares.get(code) ?? 1) - 1,
  };
}

function outlookOf(file: DataFile<'outlook'>, shares: Map<string, number>, at: number): Career['outlook'] {
  const code = file.soc_code[at] ?? null;
  if (code === null) return null;
  return {
    period: file.period,
    soc_code: code,
    shared_with: (shares.get(code) ?? 1) - 1,
    ...each(OUTLOOK_FIGURES, (name) => file[name][at] ?? null),
    ...each(OUTLOOK_WORDS, (name) => file[name][at] ?? null),
  };
}

function exposureOf(file: DataFile<'ai-exposure'>, at: number): Pick<Career, 'ai_exposure' | 'impact'> {
  const human = file.human_rating_beta[at] ?? null;
  const model = file.dv_rating_beta[at] ?? null;
  if (human === null || model === null) return { ai_exposure: null, impact: null };
  return {
    ai_exposure: { human_rating_beta: human, dv_rating_beta: model },
    impact: file.impact[at] ?? null,
  };
}

function countEach(codes: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const code of codes) if (code !== null) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
