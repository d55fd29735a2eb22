import type { CollegeRow, CollegeSearch, CollegeSheet, CollegeSource } from '@careerscoop/contract/colleges';

export const COLLEGE_SOURCES: CollegeSource[] = [
  { key: 'colleges', source: 'U.S. Department of Education, NCES IPEDS', year: '2024', href: null },
  { key: 'programs', source: 'U.S. Department of Education, NCES IPEDS', year: '2023-24', href: null },
  { key: 'figures', source: 'College Scorecard', year: '2021-22', href: 'https://collegescorecard.ed.gov/data/' },
  { key: 'earnings', source: 'College Scorecard', year: '2025', href: null },
  { key: 'zip', source: 'GeoNames', year: '2026', href: null },
];

/** Oregon State as the search for park naturalists shows it. */
export const OREGON_STATE: CollegeRow = {
  unitid: 209542,
  name: 'Oregon State University',
  city: 'Corvallis',
  state: 'OR',
  control: 'public',
  years: 'four',
  online: false,
  latitude: 44.56,
  longitude: -123.28,
  website: 'https://oregonstate.edu/',
  price_page: 'https://oregonstate.edu/price',
  price: 18_010,
  admission: 0.83,
  completion: 0.68,
  students: 25_000,
  miles: 36.6,
  programs: [
    {
      cip_code: '03.0601',
      title: 'Wildlife, Fish and Wildlands Science and Management.',
      level: 'bachelor',
      award: 'bachelor',
      awards: 105,
    },
  ],
  more_programs: 3,
};

/** A school of which little is published, where nobody finished the program. */
export const LITTLE_KNOWN: CollegeRow = {
  ...OREGON_STATE,
  unitid: 210000,
  name: 'Coast Community College',
  city: 'Newport',
  years: 'two',
  latitude: 44.6,
  longitude: -124.05,
  website: null,
  price_page: null,
  price: null,
  admission: null,
  completion: null,
  students: null,
  miles: 61.2,
  programs: [{ cip_code: '03.0103', title: 'Environmental Studies.', level: 'associate', award: 'associate', awards: 0 }],
  more_programs: 0,
};

export const PARK_NATURALIST = { onet_code: '19-1031.03', slug: 'park-naturalists', title: 'Park Naturalist' };
export const EUGENE = { zipcode: '97401', city: 'Eugene', state: 'OR', latitude: 44.07, longitude: -123.08 };

export const FOUND: CollegeSearch = {
  results: [OREGON_STATE, LITTLE_KNOWN],
  meta: { page: 1, per_page: 10, total: 2, number_of_pages: 1 },
  career: PARK_NATURALIST,
  place: EUGENE,
  levels: ['associate', 'bachelor'],
  sentence: null,
  subjects: [
    { cip_code: '03.0601', title: 'Wildlife, Fish and Wildlands Science and Management.', colleges: 1 },
    { cip_code: '03.0103', title: 'Environmental Studies.', colleges: 1 },
  ],
  sources: COLLEGE_SOURCES,
};

const { more_programs: _more, ...item } = OREGON_STATE;
export const SHEET: CollegeSheet = {
  ...item,
  career: PARK_NATURALIST,
  place: EUGENE,
  earnings: {
    median: 61_000,
    sentence: 'Half of the students with federal aid earned more than this ten years after they began, whatever they studied.',
  },
  sources: COLLEGE_SOURCES,
};
