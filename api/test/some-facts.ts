import { type Fact, Ledger, type NewFact } from '../src/companions/ledger/facts.ts';

const BLS = { source: 'Bureau of Labor Statistics', year: '2024', wider: false };
const NURSES = { subject: 'Registered Nurses', subject_id: '29-1141.00', href: '/careers/29-1141.00/registered-nurses', ...BLS };
const VETS = {
  subject: 'Veterinary Technologists and Technicians',
  subject_id: '29-2056.00',
  href: '/careers/29-2056.00/vet-techs',
  ...BLS,
};
const COLLEGE = {
  subject: 'Prairie State College',
  subject_id: '148007',
  source: 'College Scorecard',
  year: '2021-22',
  href: '/schools/148007',
  wider: false,
};

/** Facts of two careers and a school, as tools put them into a ledger. */
export function someFacts(): Fact[] {
  const facts: NewFact[] = [
    {
      ...NURSES,
      key: 'median_wage',
      value: 93_600,
      unit: 'usd_year',
      text: '$93,600',
      label: 'Half of its people earn at least this much a year',
    },
    {
      ...NURSES,
      key: 'growth_percent',
      value: 4.9,
      unit: 'percent',
      year: '2024-34',
      text: '4.9 percent',
      label: 'More jobs in ten years',
    },
    { ...NURSES, key: 'openings', value: 189_100, unit: 'openings', text: '189,100', label: 'Openings a year' },
    {
      ...VETS,
      key: 'median_wage',
      value: 46_800,
      unit: 'usd_year',
      text: '$46,800',
      label: 'Half of its people earn at least this much a year',
    },
    { ...VETS, key: 'growth_percent', value: 9.1, unit: 'percent', year: '2024-34', text: '9.1 percent', label: 'More jobs in ten years' },
    { ...VETS, key: 'education', value: null, unit: 'words', text: "Associate's degree", label: 'What most start with' },
    { ...COLLEGE, key: 'net_price', value: 7_412, unit: 'usd', text: '$7,412', label: 'What a year costs after grants' },
  ];
  const ledger = new Ledger();
  return ledger.addAll(facts);
}
