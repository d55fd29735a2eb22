/** What somebody wants to be paid, in dollars a year. */
export interface AmountWished {
  year: number;
  /** What was said by the hour. */
  hour: number | null;
}

const NUMBER = String.raw`(\d{1,3}(?:[, ]\d{3})+|\d+(?:\.\d+)?)`;
const THOUSAND = String.raw`(?: ?(k|mil|thousand|grand)\b)?`;
const PERIOD = String.raw`(?: ?(?:dollars|bucks|dolares|usd))?(?: ?(?:\/|an?|per|por|a la|la|el|al|cada) ?(hour|hr|hora|day|dia|week|semana|month|mes|year|yr|ano)\b)?`;
const MONEY_BEHIND = String.raw`(?=\d[\d,. ]*(?:k|mil|thousand|grand|dollars|bucks|dolares|usd|(?:\/|an?|per|por|la) ?(?:hour|hr|hora|year|yr|month|mes|ano))\b)`;
const PAID = String.raw`(?:pay(?:s|ing)?|paid|make|makes|making|earn(?:s|ing)?|ganan?|ganar|pagan?|paguen?|salary|wages?|salario|sueldo)`;
const MORE = String.raw`(?:at least|over|more than|above|around|about|like|mas de|al menos|por lo menos|minimum|of)`;

/** A number counts as pay behind a word of pay, behind "$", or before a word of money. "People over 50" are no pay. */
const AMOUNTS = [
  new RegExp(String.raw`\$ ?${NUMBER}${THOUSAND}${PERIOD}`),
  new RegExp(
    String.raw`\b${PAID} (?:me |you |them |u )?(?:${MORE} )*${NUMBER}(?! ?(?:%|x\b|times|people|years?|weeks?|days?|hours?|months?|kids|friends))${THOUSAND}${PERIOD}`,
  ),
  new RegExp(String.raw`(?<![\d.,$-])${MONEY_BEHIND}${NUMBER}${THOUSAND}${PERIOD}`),
];
/** Before or behind the number they make it something else than pay at least. */
const OTHERWISE = /\b(?:under|less than|below|at most|up to|cheaper|debt|loans?|tuition|costs?|owe|deuda|menos de)\b/;
const FIGURES: Readonly<Record<string, number>> = { 5: 10_000, five: 10_000, 6: 100_000, six: 100_000, 7: 1_000_000, seven: 1_000_000 };
/** Full time, the year round, as the Bureau of Labor Statistics counts it; the others are whole years of work. */
const A_YEAR: Readonly<Record<string, number>> = {
  hour: 2080,
  hr: 2080,
  hora: 2080,
  day: 260,
  dia: 260,
  week: 52,
  semana: 52,
  month: 12,
  mes: 12,
};
/** Nobody lives on so many dollars a year, so that a number without a word of time is by the hour up to here, and above it in thousands. */
const BY_THE_HOUR = 40;
const MOST = 1_000_000;

/** The pay that a message asks for, with what it said; undefined where it names none. */
export function amountWished(typed: string): (AmountWished & { said: string }) | undefined {
  const text = typed.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const figures = /\b(5|five|6|six|7|seven)[- ]figures?\b/.exec(text);
  if (figures) return { year: FIGURES[figures[1] ?? ''] ?? 0, hour: null, said: figures[0] };
  for (const pattern of AMOUNTS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const near = text.slice(Math.max(0, found.index - 12), found.index + found[0].length + 12);
    if (OTHERWISE.test(near)) continue;
    const [said, digits = '', times, period] = found;
    const amount = Number(digits.replaceAll(/[, ]/g, '')) * (times ? 1000 : 1);
    if (!(amount > 0)) continue;
    return { ...inAYear(amount, times !== undefined, period), said };
  }
  return undefined;
}

function inAYear(amount: number, thousands: boolean, period: string | undefined): AmountWished {
  const said = period ?? (thousands || amount >= 1000 ? 'year' : amount < BY_THE_HOUR ? 'hour' : 'thousands');
  const times = said === 'thousands' ? 1000 : (A_YEAR[said] ?? 1);
  return { year: Math.min(MOST, Math.round(amount * times)), hour: times === A_YEAR['hour'] ? amount : null };
}
