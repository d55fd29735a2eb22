import areaDefinitions from '../definitions/areas.json' with { type: 'json' };
import { assembleCareers } from './assemble.ts';
import type { Career, CareerRow } from './career.ts';
import type { DataFile, DataFiles, Provenance } from './data-files.ts';
import { makeRows } from './make-rows.ts';
import { readData } from './read-data.ts';
import { loadWords } from './words.ts';

/** The files that a career is made of; alternate titles and ZIP codes are read by those who ask for them. */
const NAMES = [
  'careers',
  'slugs',
  'interests',
  'skills',
  'knowledge',
  'activities',
  'styles',
  'values',
  'areas',
  'estimated',
  'education',
  'wages',
  'outlook',
  'ai-exposure',
  'related',
  'programs',
  'also-called',
] as const;
export type CareerFiles = Pick<DataFiles, (typeof NAMES)[number]>;

export interface Catalogue {
  /** In code order. */
  careers: readonly Career[];
  /** The names of the elements that the lists of a career go by. */
  elements: Record<'skills' | 'knowledge' | 'activities' | 'styles' | 'values', readonly { id: string; name: string }[]>;
  /** Where each group of figures comes from, by the name of its file in catalogue/data. */
  provenance: Readonly<Record<string, Provenance>>;
  attributions: DataFile<'attributions'>;
  /** Changes with every change of a figure that ranks; stored with each result. */
  version: string;
  /** What the ranking reads: one row per ranked career, in code order. */
  engineRows: readonly CareerRow[];
}

export interface Area {
  key: string;
  type: string;
  /** What one does, to follow "people who like". */
  label: string;
}

/** The 48 interest areas, in the order of `Career.areas`. */
export const areas: readonly Area[] = areaDefinitions.map(({ key, type, label }) => ({ key, type, label }));
export const areaKeys: readonly string[] = areas.map(({ key }) => key);

let loaded: { catalogue: Catalogue; byCode: Map<string, Career>; bySlug: Map<string, Career> } | undefined;

/**
 * All careers of catalogue/data with their words, read once. @throws Error that names the file that is
 * wrong
 */
export function loadCatalogue(): Catalogue {
  return load().catalogue;
}

export function careerByCode(code: string): Career | undefined {
  return load().byCode.get(code);
}

export function careerBySlug(slug: string): Career | undefined {
  return load().bySlug.get(slug);
}

/** All careers by the title that people read. */
export function careersByTitle(): readonly Career[] {
  return loadCatalogue().careers.toSorted((a, b) => a.mask_title.localeCompare(b.mask_title, 'en'));
}

function load() {
  if (loaded !== undefined) return loaded;
  const files = Object.fromEntries(NAMES.map((name) => [name, readData(name)])) as unknown as CareerFiles;
  const careers = assembleCareers(files, loadWords());
  const { skills, knowledge, activities, styles, values } = files;
  const catalogue: Catalogue = {
    careers,
    elements: {
      skills: skills.elements,
      knowledge: knowledge.elements,
      activities: activities.elements,
      styles: styles.elements,
      values: values.elements,
    },
    provenance: Object.fromEntries(
      Object.entries(files).flatMap(([name, file]) => ('provenance' in file ? [[name, file.provenance]] : [])),
    ),
    attributions: readData('attributions'),
    version: files.careers.table_version,
    engineRows: makeRows(careers, skills.elements, files.estimated),
  };
  loaded = {
    catalogue,
    byCode: new Map(careers.map((career) => [career.onet_code, career])),
    bySlug: new Map(careers.map((career) => [career.slug, career])),
  };
  return loaded;
}
