import states from '../definitions/states.json' with { type: 'json' };

/** Wages, projections, programs, AI exposure and ZIP codes for the made-up careers: odd cases first. */
export function marketFiles(codes: string[]): Record<string, string> {
  const socs = codes.map((code) => code.slice(0, 7));
  const wageOf = (i: number) => {
    if (i === 0) return ['*', '*', '*', '15.5', '20', '#'];
    if (i === 1) return ['40000', '61,000', '#', '*', '*', '*'];
    return [`${30_000 + i}`, `${50_000 + i}`, `${90_000 + i}`, '10', '20', '40'];
  };
  // The third SOC code has no wage of its own: the publisher counts it with the fourth.
  const wageCode = (soc: string, i: number) => (i === 2 ? (socs[3] ?? '') : soc);
  const wages = socs.filter((_, i) => i !== 2);
  const projection = (soc: string, i: number) => [
    `"Made-up work, ${i}"`,
    soc,
    'Line item',
    i === 0 ? '—' : `${10 + i}.5`,
    `${11 + i}.5`,
    i === 0 ? '—' : `-${i}.1`,
    i === 0 ? '—' : "Bachelor's degree",
    '',
    i === 0 ? '—' : 'Apprenticeship',
  ];
  const matrix = [
    '2030 National Employment Matrix title,2030 National Employment Matrix code,Occupation type',
    '"Employment, 2030","Employment, 2040"',
  ].join();
  return {
    'bls/oews_national_M2031.csv': csv(
      'OCC_CODE,OCC_TITLE,O_GROUP,A_PCT10,A_MEDIAN,A_PCT90,H_PCT10,H_MEDIAN,H_PCT90',
      ['00-0000,All Occupations,total,1,2,3,1,2,3'],
      wages.map((soc) => [soc, '"Made-up, work"', 'detailed', ...wageOf(socs.indexOf(soc)).map((one) => `"${one}"`)]),
    ),
    'bls/derived_onet_soc6_to_oews_code.csv': csv(
      'soc6,oews_code,oews_title,how',
      [],
      socs.map((soc, i) => [soc, wageCode(soc, i), 'Made-up work', i === 2 ? 'OEWS combined code' : 'exact']),
    ),
    'bls/employment_projections_2030-40_table1.2.csv': csv(
      [
        matrix,
        '"Employment change, percent, 2030–40",Typical education needed for entry',
        'Work experience in a related occupation',
        'Typical on-the-job training needed to attain competency in the occupation',
      ].join(),
      ['"Total, all occupations",00-0000,Summary,100,110,10,—,—,—'],
      socs.map(projection),
    ),
    'bls/employment_projections_2030-40_table1.10_openings.csv': csv(
      `${matrix},"Occupational openings, 2030–40 annual average"`,
      [],
      socs.map((soc, i) => ['Work', soc, 'Line item', `${10 + i}.5`, `${11 + i}.5`, i === 0 ? '—' : `${i}.2`]),
    ),
    'cip/CIPCode2030.csv': csv(
      'CIPFamily,CIPCode,Action,CIPTitle',
      [],
      [
        ['01', '01', 'No substantive changes', 'FARMS.'],
        ['01', '01.0000', 'No substantive changes', 'Farms.'],
        ['01', '01.0101', 'New', '"Moons, General."'],
        ['01', '01.0102', 'Moved from', 'Old Moons.'],
      ],
    ),
    'cip/CIP2030_SOC2028.csv': csv(
      'CIP2030Code,CIP2030Title,SOC2028Code,SOC2028Title',
      ['99.9999,NO MATCH,55-3016,Infantry', '01.0101,Moons,99-9999,NO MATCH'],
      socs.slice(1).map((soc, i) => [i % 2 ? '01.0000' : '01.0101', '"Farms, or Moons."', soc, 'Made-up work']),
    ),
    'ai/gpts_are_gpts_occ_level.csv': csv(
      'O*NET-SOC Code,Title,dv_rating_beta,human_rating_beta',
      ['95-9999.00,Gone,0.5,0.5'],
      codes.map((code, i) => [code, 'Made-up work', ['0.1', '0.3', '0.8200000000000001'][i % 3] ?? '', '0.3']),
    ),
    'zip/geonames_US_postal.txt': [
      ...states.map((state, i) => zip(String(10_000 + i), 'Springfield', state)),
      zip('02139', 'Cambridge', 'MA'),
      zip('09012', 'APO AE', ''),
    ].join(''),
  };
}

function csv(header: string, first: string[], rows: string[][]): string {
  return `${[header, ...first, ...rows.map((cells) => cells.join(','))].join('\n')}\n`;
}

function zip(code: string, place: string, state: string): string {
  return `${['US', code, place, '', state, '', '', '', '', '1', '1', ''].join('\t')}\n`;
}
