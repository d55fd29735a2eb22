import states from '../definitions/states.json' with { type: 'json' };

/** How many schools the made-up release has: one a state, and those below that are no school to be listed. */
export const COLLEGES = states.length;
const unitidOf = (index: number) => 100_001 + index;

/** Schools of a made-up world: odd cases first. */
export function collegeFiles(): Record<string, string> {
  const schools = states.map((state, i) => [
    String(unitidOf(i)),
    i === 0 ? '"Moon & Sun College, Main"' : `College of ${state}`,
    i === 0 ? '"MSC | Moon College;  Moonies"' : ' ',
    'Springfield',
    state,
    String(1 + (i % 3)),
    String(1 + (i % 3)),
    '1',
    i === 0 ? 'www.moon.edu/' : i === 1 ? 'none yet' : `http://school${i}.edu`,
    i === 0 ? 'https://www.moon.edu/aid/price/?gclid=abc&utm_source=x' : '',
    '44.12345',
    '-123.98765',
  ]);
  const office = ['200001', 'Office of a System', '', 'Springfield', 'OR', '-3', '-3', '1', '', '', '44', '-123'];
  const closed = ['200002', 'Closed College', '', 'Springfield', 'OR', '2', '2', '3', '', '', '44', '-123'];
  const header = 'UNITID,INSTNM,IALIAS,CITY,STABBR,CONTROL,ICLEVEL,CYACTIVE,WEBADDR,NPRICURL,LATITUDE,LONGITUD';
  const offers = states.flatMap((_, i) => [
    // Farms at two lengths of certificate, a doctorate, and one after a degree; second majors are not counted.
    [unitidOf(i), '01.0000', 1, 20, i],
    [unitidOf(i), '01.0000', 1, 4, 2],
    [unitidOf(i), '01.0000', 1, 6, 900],
    [unitidOf(i), '01.0101', 1, 5, i === 0 ? 0 : 7],
    [unitidOf(i), '01.0101', 2, 5, 900],
  ]);
  const figures = states.map((_, i) => {
    // The first publishes nothing, the second a price below nothing and an admission of nobody.
    if (i === 0) return ['2029-30', unitidOf(i), '', '', '', '', '', '', '0'];
    if (i === 1) return ['2029-30', unitidOf(i), '-240.0', '', '0.0', '', '0.5126', '0', '1.0'];
    return ['2029-30', unitidOf(i), '', '12345.6', '0.71649', '0.5', '', String(100 * i), '0.0'];
  });
  const earnings = states.map((_, i) => [unitidOf(i), i === 0 ? 'PrivacySuppressed' : 40_000 + i]);
  return {
    'colleges/ipeds_hd2030.csv': csv(header, [...schools, office, closed]),
    'colleges/ipeds_c2030_a_6digit.csv': csv('UNITID,CIPCODE,MAJORNUM,AWLEVEL,CTOTALT', [...offers, [200_002, '01.0000', 1, 5, 3]]),
    'colleges/scorecard_institution_2029-30_selected.csv': csv(
      'ACADEMIC_YEAR,UNITID,NPT4_PUB,NPT4_PRIV,ADM_RATE,C150_4,C150_L4,UGDS,DISTANCEONLY',
      [...figures, ['2029-30', '10000101', '', '', '', '', '', '', '']],
    ),
    'colleges/scorecard_earnings_2031-05-19.csv': csv('UNITID,INSTNM,MD_EARN_WNE_P10', [...earnings.map(([id, pay]) => [id, 'x', pay])]),
  };
}

function csv(header: string, rows: readonly unknown[][]): string {
  return `${[header, ...rows.map((cells) => cells.join(','))].join('\n')}\n`;
}
