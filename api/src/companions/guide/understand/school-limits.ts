/** How a search for schools is narrowed, as far as a message says. */
export interface SchoolLimits {
  /** Average net price of at most so many dollars a year. */
  price_max: number | null;
  miles: number | null;
  control: 'public' | 'private' | null;
  /** Everything that was asked before is taken back. */
  none: boolean;
}

const MOST_MILES = 3000;
const MOST_PRICE = 200_000;
const PRICE =
  /\b(?:under|below|less than|at most|max(?:imum)?(?: of)?|up to|cheaper than|no more than|not more than|within|menos de|hasta|maximo) (\$)? ?(\d{1,3}(?:[, ]\d{3})+|\d+(?:\.\d+)?) ?(k|mil|thousand|grand)?\b(?! ?(?:miles?|mi|millas|min|mins|minutes|minutos|hours?|hrs?|years?|yrs?|students?|percent|people|%))(?: ?(?:dollars|bucks|dolares|usd))?(?: ?(?:\/|an?|per|por|al|each) ?(month|mes|semester|semestre|quarter))?/;
const OR_LESS =
  /(\$) ?(\d{1,3}(?:[, ]\d{3})+|\d+) ?(k)? (?:or less|max|tops|budget)|\bbudget (?:of|is) (\$)? ?(\d{1,3}(?:[, ]\d{3})+|\d+) ?(k)?/;
const PARTS: Readonly<Record<string, number>> = { month: 12, mes: 12, semester: 2, semestre: 2, quarter: 3 };
/** "Public health" is a subject, "private pilot" a license. */
const PUBLIC =
  /\b(?:public|publicas?|publicos?)\b(?! (?:health|speaking|relations|administration|policy|safety|defender|school teacher|accountant|servant|service|transport\w*|transit))/;
const PRIVATE =
  /\b(?:private|privadas?|privados?)\b(?! (?:investigator|pilot|practice|chef|eye|detective|equity|security|loans?|tutor|teacher))/;

export function schoolLimits(typed: string): SchoolLimits {
  const text = typed.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const miles = Number(/\b(\d{1,4})[ -]?(?:miles?|mi|millas?)\b/.exec(text)?.[1] ?? Number.NaN);
  const notPrivate = /\b(?:not|no|non|dont want) (?:a |any )?(?:private|privad[ao]s?)\b/.test(text);
  const notPublic = /\b(?:not|no|non|dont want) (?:a |any )?public\b/.test(text);
  return {
    price_max: priceMax(text),
    miles: miles >= 1 && miles <= MOST_MILES ? miles : null,
    control:
      notPrivate || (PUBLIC.test(text) && !PRIVATE.test(text) && !notPublic)
        ? 'public'
        : notPublic || (PRIVATE.test(text) && !PUBLIC.test(text))
          ? 'private'
          : null,
    none: /\b(?:without (?:those |these |that |any |all )?limits?|no limits?|any price|any distance|sin limites?)\b/.test(text),
  };
}

function priceMax(text: string): number | null {
  const under = PRICE.exec(text);
  const less = under ? null : OR_LESS.exec(text);
  const [dollar, digits, thousand, part] = under
    ? [under[1], under[2], under[3], under[4]]
    : [less?.[1] ?? less?.[4] ?? (less ? '$' : undefined), less?.[2] ?? less?.[5], less?.[3] ?? less?.[6], undefined];
  if (digits === undefined) return null;
  const price = Number(digits.replaceAll(/[, ]/g, '')) * (thousand ? 1000 : 1) * (PARTS[part ?? ''] ?? 1);
  // "Under 18" is no price.
  return price <= MOST_PRICE && (dollar !== undefined || price >= 1000) ? Math.round(price) : null;
}
