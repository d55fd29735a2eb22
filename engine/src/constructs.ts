/** RIASEC, in the order every six-number row of this package uses. */
export const TYPES = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional'] as const;
export type TypeName = (typeof TYPES)[number];

/** The 48 interest areas with their RIASEC type, in the order every 48-number row of this package uses. */
export const AREAS = [
  { key: 'fix_machines', type: 'Realistic' },
  { key: 'electronics', type: 'Realistic' },
  { key: 'build', type: 'Realistic' },
  { key: 'vehicles', type: 'Realistic' },
  { key: 'make_products', type: 'Realistic' },
  { key: 'active_work', type: 'Realistic' },
  { key: 'protect', type: 'Realistic' },
  { key: 'grow', type: 'Realistic' },
  { key: 'animals', type: 'Realistic' },
  { key: 'craft', type: 'Realistic' },
  { key: 'wiring', type: 'Realistic' },
  { key: 'tidy', type: 'Realistic' },
  { key: 'lab_test', type: 'Investigative' },
  { key: 'outdoors', type: 'Investigative' },
  { key: 'sports', type: 'Social' },
  { key: 'engineer', type: 'Investigative' },
  { key: 'physics', type: 'Investigative' },
  { key: 'chemistry', type: 'Investigative' },
  { key: 'biology', type: 'Investigative' },
  { key: 'medicine', type: 'Investigative' },
  { key: 'math', type: 'Investigative' },
  { key: 'coding', type: 'Investigative' },
  { key: 'mind', type: 'Investigative' },
  { key: 'past_culture', type: 'Investigative' },
  { key: 'maps_cities', type: 'Investigative' },
  { key: 'visual_art', type: 'Artistic' },
  { key: 'perform', type: 'Artistic' },
  { key: 'write', type: 'Artistic' },
  { key: 'media', type: 'Artistic' },
  { key: 'style', type: 'Artistic' },
  { key: 'cook', type: 'Artistic' },
  { key: 'new_ideas', type: 'Artistic' },
  { key: 'teach', type: 'Social' },
  { key: 'counsel', type: 'Social' },
  { key: 'care', type: 'Social' },
  { key: 'languages', type: 'Social' },
  { key: 'serve', type: 'Social' },
  { key: 'meaning', type: 'Social' },
  { key: 'travel_events', type: 'Enterprising' },
  { key: 'sell', type: 'Enterprising' },
  { key: 'lead', type: 'Enterprising' },
  { key: 'strategy', type: 'Enterprising' },
  { key: 'law', type: 'Enterprising' },
  { key: 'hire', type: 'Enterprising' },
  { key: 'money', type: 'Conventional' },
  { key: 'office', type: 'Conventional' },
  { key: 'records', type: 'Conventional' },
  { key: 'inspect', type: 'Conventional' },
] as const satisfies readonly { key: string; type: TypeName }[];
export type AreaKey = (typeof AREAS)[number]['key'];

/** The 21 skills students sort into bands, by their O*NET element names, in the order of every skill row. */
export const SKILLS = [
  'Active Listening',
  'Technology Design',
  'Management of Material Resources',
  'Installation',
  'Science',
  'Operation and Control',
  'Programming',
  'Coordination',
  'Operations Analysis',
  'Mathematics',
  'Service Orientation',
  'Instructing',
  'Time Management',
  'Quality Control Analysis',
  'Negotiation',
  'Equipment Selection',
  'Monitoring',
  'Management of Personnel Resources',
  'Systems Analysis',
  'Management of Financial Resources',
  'Social Perceptiveness',
] as const;
export type SkillName = (typeof SKILLS)[number];

/** The eight situations: six options each, every area an option exactly once. */
export const SITUATIONS = [
  ['fix_machines', 'lab_test', 'visual_art', 'sports', 'travel_events', 'money'],
  ['electronics', 'outdoors', 'perform', 'teach', 'sell', 'office'],
  ['build', 'engineer', 'write', 'counsel', 'lead', 'records'],
  ['vehicles', 'physics', 'media', 'care', 'strategy', 'inspect'],
  ['make_products', 'chemistry', 'style', 'languages', 'law', 'animals'],
  ['active_work', 'biology', 'cook', 'serve', 'hire', 'craft'],
  ['protect', 'medicine', 'new_ideas', 'meaning', 'wiring', 'tidy'],
  ['grow', 'math', 'coding', 'mind', 'past_culture', 'maps_cities'],
] as const satisfies readonly (readonly AreaKey[])[];
export const OPTIONS_PER_SITUATION = 6;

/** The education goals 1 to 5, in the order of the goal's number. */
export const EDUCATION_STEPS = ['high_school', 'associate', 'bachelor', 'master', 'doctoral'] as const;

/** Position of each area in AREAS. */
export const AREA_AT: ReadonlyMap<AreaKey, number> = new Map(AREAS.map(({ key }, at) => [key, at]));

/** Position of each area's type in TYPES. */
export const TYPE_OF_AREA: readonly number[] = AREAS.map((area) => TYPES.indexOf(area.type));

/** How many areas each type has, in the order of TYPES. */
export const AREAS_PER_TYPE: readonly number[] = TYPES.map((type) => AREAS.filter((area) => area.type === type).length);

/** SITUATIONS with positions in AREAS instead of keys. */
export const SITUATION_AREAS: readonly (readonly number[])[] = SITUATIONS.map((options) =>
  options.map((key) => AREAS.findIndex((area) => area.key === key)),
);
