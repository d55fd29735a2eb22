import { OUTLOOK_FIGURES, OUTLOOK_WORDS, each } from '../career.ts';
import type { DataFile } from '../data-files.ts';
import { withCount } from './build-onet.ts';
import { originOf } from './provenance.ts';
import type { WholeReleases } from './read-releases.ts';
import { outlookCode, socOf } from './select-careers.ts';

export function buildWages({ wages }: WholeReleases, codes: readonly string[]): DataFile<'wages'> {
  const wageCodes = codes.map((code) => wages.wageCodeOf.get(socOf(code)) || null);
  const own = wageCodes.map((code) => (code === null ? undefined : wages.byWageCode.get(code)));
  const used = [...new Set(wageCodes)].filter((code) => code !== null).sort();
  const yearly = (figure: 'p10' | 'median' | 'p90') => own.map((one) => one?.annual[figure] ?? null);
  return {
    provenance: withCount(originOf('bls_wages', wages.found), own),
    soc_code: wageCodes,
    soc_titles: Object.fromEntries(used.map((code) => [code, wages.byWageCode.get(code)?.title ?? code])),
    annual: { p10: yearly('p10'), median: yearly('median'), p90: yearly('p90') },
    hourly: own.flatMap((one, career) => {
      const published = one !== undefined && Object.values(one.hourly).some((figure) => figure !== null);
      return published ? [{ career, ...one.hourly }] : [];
    }),
    capped: own.flatMap((one, career) => (one?.capped.length ? [{ career, figures: one.capped }] : [])),
  };
}

export function buildOutlook(releases: WholeReleases, codes: readonly string[]): DataFile<'outlook'> {
  const { outlooks } = releases;
  const socs = codes.map((code) => outlookCode(releases, code));
  const own = socs.map((soc) => outlooks.bySoc.get(soc ?? ''));
  return {
    provenance: withCount(originOf('bls_outlook', outlooks.found), own),
    period: outlooks.found.stars[0] ?? '',
    soc_code: socs,
    ...each(OUTLOOK_FIGURES, (name) => own.map((one) => one?.[name] ?? null)),
    ...each(OUTLOOK_WORDS, (name) => own.map((one) => one?.[name] ?? null)),
  };
}

export function buildExposure({ exposures }: WholeReleases, codes: readonly string[]): DataFile<'ai-exposure'> {
  const own = codes.map((code) => exposures.byCode.get(code));
  return {
    provenance: {
      ...withCount(originOf('ai', exposures.found), own),
      derived: 'impact: by the mean of the two ratings and the cut points of definitions/impact.json',
    },
    human_rating_beta: own.map((one) => one?.human_rating_beta ?? null),
    dv_rating_beta: own.map((one) => one?.dv_rating_beta ?? null),
    impact: own.map((one) => one?.impact ?? null),
  };
}

export function buildPrograms({ programs }: WholeReleases, codes: readonly string[]): DataFile<'programs'> {
  const socs = [...new Set(codes.map(socOf))].filter((soc) => programs.bySoc.has(soc));
  const used = [...new Set(socs.flatMap((soc) => programs.bySoc.get(soc) ?? []))].sort();
  return {
    provenance: withCount(
      originOf('cip', programs.found),
      codes.map((code) => programs.bySoc.get(socOf(code))),
    ),
    titles: Object.fromEntries(used.map((cip) => [cip, programs.titles.get(cip) ?? cip])),
    by_soc: Object.fromEntries(socs.map((soc) => [soc, programs.bySoc.get(soc) ?? []])),
  };
}
