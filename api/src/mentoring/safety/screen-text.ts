/** Why a text waits for a representative; stored beside it, and worded where somebody reads it. */
export type HeldReason = 'email' | 'link' | 'phone' | 'handle' | 'address' | 'contact' | 'refused';

/**
 * Looks for a way to reach somebody beside the product: an email, a link, a number (also in words), a handle, a street, or the
 * request itself. Nothing that is found is refused: a person reads it first, so a harmless sentence waits sooner than a number passes.
 */
export function screenText(text: string): HeldReason | null {
  const plain = plainOf(text);
  if (EMAIL.some((form) => form.test(plain))) return 'email';
  if (LINK.some((form) => form.test(plain))) return 'link';
  if (NUMBER.some((form) => form.test(plain)) || spokenDigits(plain) >= SPOKEN) return 'phone';
  if (HANDLE.some((form) => form.test(plain))) return 'handle';
  if (ADDRESS.some((form) => form.test(plain))) return 'address';
  return CONTACT.some((form) => form.test(plain)) ? 'contact' : null;
}

/** One spelling of what looks the same: full-width signs, signs without a width, letters in circles, curly quotes, any dash. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[。．｡]/g, '.')
    .toLowerCase();
}

const TLD =
  'com|org|net|edu|gov|info|biz|io|app|dev|xyz|site|online|store|shop|blog|link|live|club|page|tech|gg|tv|ly|fm|uk|ca|de|fr|ru|cn|mx|eu|ai|cc';
const MAILS = 'gmail|googlemail|yahoo|hotmail|outlook|icloud|proton|protonmail|aol|msn';

const EMAIL = [
  /[\w.+-]{1,64}\s?@\s?[\w-]{1,64}\s?\.\s?\w/,
  new RegExp(`[\\w.+-]{1,64}\\s*[([{<]\\s*at\\s*[)\\]}>]\\s*[\\w-]`),
  new RegExp(`[\\w.+-]{1,64}\\s+at\\s+[\\w-]{1,64}\\s*(?:\\.|\\s[([{]?dot[)\\]}]?\\s)\\s*(?:${TLD})\\b`),
  new RegExp(`\\bat\\s+(?:${MAILS})\\s*(?:\\.\\s?|[([{]?\\bdot\\b[)\\]}]?\\s*)(?:${TLD})\\b`),
  /\bmy\s+(?:\w+\s+)?(?:g-?mail|e-?mail(?:\s+address)?|yahoo|hotmail|icloud)\s*(?:is|:|=)/,
];

const LINK = [
  /\b[a-z][a-z0-9+-]{1,15}:\/\//,
  /\bwww\s*\.\s*\w/,
  new RegExp(`(?:^|[^\\w@.])(?!(?:asp|ml|vb)\\.net\\b)[\\w-]{2,64}(?:\\.[\\w-]{1,64}){0,4}\\.(?:${TLD})(?![\\w-])`),
  // Short endings are words as well, so that only a path makes an address of them: t.me/somebody.
  /\b[\w-]{1,64}\.[a-z]{2,6}\/\w/,
  new RegExp(
    `\\b(?!(?:the|a|an|every|any|this|that|old|early|late|first)\\s)[\\w-]{3,64}\\s{0,3}[([{]?\\s+dot\\s+[)\\]}]?\\s*(?:${TLD})\\b(?!\\s+(?:boom|bubble|crash|era))`,
  ),
  /\w\s{0,3}[([{]\s*dot\s*[)\]}]\s*\w+/,
  /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/,
];

const GAP = '[\\s.·•*_/()-]';
const NUMBER = [
  // As written in America: three, three, four; and abroad, behind a plus.
  new RegExp(`(?<![\\d$,.])(?:\\+?1${GAP}*)?\\(?\\d{3}${GAP}*\\d{3}${GAP}*\\d{4}(?![\\d,])`),
  /(?<![\d$,.])\d{3}[\s.-]\d{4}(?![\d,-])(?!\s*(?:students?|people|jobs|dollars|hours|miles|workers))/,
  new RegExp(`\\+\\d${GAP}?(?:\\d${GAP}{0,2}){6,}\\d`),
  // Figure by figure, with anything between.
  /(?<!\d)\d(?:[^\w\n]{1,3}\d){6,}(?!\d)/,
];

const HANDLE = [
  /(?:^|[^\w])@\s?[a-z_][\w.]+/,
  /\b\w{2,32}#\d{4}\b/,
  /\b(?:my|the)\s+(?:snap(?:chat)?|insta(?:gram)?|ig|tik\s?tok|discord|whats\s?app|telegram|twitter|facebook|fb|signal|kik|we\s?chat|linked\s?in|username|user\s?name|handle|gamertag|roblox)(?:\s+(?:name|handle|account|user|id|tag|username))?\s*(?:is|:|=|-\s)/,
  /\b(?:snap(?:chat)?|insta(?:gram)?|ig|tik\s?tok|discord|whats\s?app|telegram|twitter|kik|we\s?chat|username|gamertag|handle)\s*[:=]\s*\w/,
  /\b(?:add|follow|find|message|dm|pm|text|reach|contact|hit|write|ping|friend)\s+(?:to\s+)?me(?:\s+up)?\s+(?:on|at|over|through|via|by)\b/,
];

/** Words that stand between a number and a "street" in ordinary sentences: five years on the road. */
const BETWEEN =
  'a|an|the|on|of|in|to|for|from|at|and|or|by|is|are|was|with|down|up|per|my|your|our|their|this|that|every|more|other|different|' +
  'years?|months?|weeks?|days?|hours?|minutes?|miles?|percent|people|students?|ways?|steps?|times?|things?|kids?|careers?|jobs?|of';
const ADDRESS = [
  new RegExp(
    `(?<![\\d$,.])\\d{1,5}[a-z]?\\s+(?:[nsew]\\.?\\s+|north\\s+|south\\s+|east\\s+|west\\s+)?(?:(?!(?:${BETWEEN})\\b)[a-z0-9'.]+\\s+){1,3}` +
      `(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|terrace|circle|cir|parkway|pkwy|highway|hwy)\\b`,
  ),
  /\bp\.?\s?o\.?\s+box\s+\d/,
  /\b(?:apt|apartment|suite|unit)\.?\s+#?\d/,
  /,\s*[a-z]{2}\.?\s+\d{5}(?:-\d{4})?\b/,
  /\b(?:my|our)\s+(?:home\s+)?address\s+is\b/,
  /\bi\s+live\s+(?:at|on)\s+\d/,
];

const CONTACT = [
  /\b(?:call|text|e-?mail|dm|facetime|whats\s?app|snap|skype|zoom)\s+me\b/,
  /\b(?:here'?s|here is|this is|take|have|get|send me|give me|what'?s|share)\s+(?:my|your)\s+(?:cell|phone|number|e-?mail|digits|snap|insta|address)\b/,
  /\bmy\s+(?:cell|phone|mobile)?\s*(?:number|digits)\s*(?:is|are|:|=)/,
  /\b(?:don'?t|do not|never|no need to|without)\s+tell(?:ing)?\s+(?:your|my|the|any|the\s+)?\s*(?:mom|mother|dad|father|parents?|guardian|anyone|anybody|team|teacher)\b/,
  /\b(?:our|a)\s+(?:little\s+)?secret\b(?!\s+(?:sauce|ingredient|recipe|weapon|service|to|of|formula))/,
  /\b(?:between\s+(?:you\s+and\s+me|us)|just\s+us\s+two|just\s+the\s+two\s+of\s+us)\b/,
  /\b(?:meet|see|talk\s+to|hang\s+out\s+with)\s+(?:me|you|up|each\s+other)?\s*(?:outside\s+(?:of\s+)?(?:this|the|here|careerscoop)|in\s+(?:person|real\s+life)|off\s+(?:this|the|here)|alone|at\s+(?:my|your)\s+(?:house|home|place))\b/,
];

const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['oh', 'o', 'zero', 'null', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word) => [word, 1]),
  ),
  ...Object.fromEntries(
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word) => [word, 2]),
  ),
};
/** So many figures in a row, at least one of them as a word, are a number of a phone. */
const SPOKEN = 7;
/** What people put between the groups of a number. */
const PAUSES = new Set(['dash', 'dot', 'and', 'then', 'space', 'area', 'code', 'hyphen']);

/** The longest row of figures that are said in words, or partly so: five five five, 0100, double two. */
function spokenDigits(plain: string): number {
  let [longest, figures, said, times] = [0, 0, false, 1];
  for (const word of plain.split(/[^a-z0-9]+/)) {
    const more = /^\d{1,4}$/.test(word) ? word.length : (DIGITS[word] ?? 0);
    if (word === 'double' || word === 'triple') times = word === 'double' ? 2 : 3;
    else if (more > 0) {
      figures += more * times;
      said ||= !/^\d/.test(word);
      times = 1;
      if (said) longest = Math.max(longest, figures);
    } else if (word !== '' && !PAUSES.has(word)) [figures, said, times] = [0, false, 1];
  }
  return longest;
}
