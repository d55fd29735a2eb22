import type { Fact } from './facts.ts';

/** What no companion says to a student, whoever worded it. Every way to say it begins at or before one of the words below. */
const NEVER: RegExp[] = [
  // Love and romance.
  /\bI(?:['’]m| am)?\s+(?:\w+\s+){0,3}(?:lov|luv|ador|need|want|miss|cherish|desir|crush|fall(?:ing|en)? for)(?:e|ed|s|es|ing)?\s+(?:\w+\s+){0,2}(?:you|u)\b/i,
  /\b(?:love|luv|adore|miss(?:ed)?|need|want) (?:you|u)\b(?! to (?:know|feel)\b)|\bcare (?:so much |deeply )?(?:about|for) you\b|\bfavou?rite person\b|\bmeans? (?:the world|everything|so much) to me\b/i,
  /\bin love\b|\bsoul\s?mates?\b|\b(?:girl|boy)friend\b|\bkiss(?:es|ing)?\b|\b(?:sexy|romantic|romance|darling|sweetheart|honey|my dear|babe|beloved)\b/i,
  /\b(?:you(?:['’]re| are) (?:so |very )?(?:beautiful|hot|gorgeous|mine|all I|everything|the only one)|(?:so |very )?(?:pretty|cute|handsome)|be mine|marry|date me|dating me|(?:on|our) (?:a )?(?:first )?date|you (?:single|dating|seeing))\b/i,
  /\b(?:we belong together|us against|our love|my heart|your heart|hold you|hug you)\b/i,
  // Secrets and isolation.
  /\b(?:our|a|my|your|the) (?:\w+ )?secret\b(?!\s+to\b)|\bsecretly\b|\bkeep (?:this|it|that|everything) (?:\w+ ){0,3}(?:secret|to yourself|between us|quiet|hidden)\b|\bbetween (?:us|you and me|ourselves)\b/i,
  /\b(?:don['’]?t|do not|never|no need to|shouldn['’]?t|should not|without) (?:\w+ ){0,2}(?:tell|telling|show|talk to|trust|ask|listen to|need)(?:ing)? (?:\w+ ){0,2}(?:any(?:one|body)|nobody|parents?|mom|dad|mother|father|family|friends?|teachers?|counselors?|adults?|them|people|others)\b/i,
  /\b(?:nobody|no one|no-one) (?:else )?(?:\w+ )?(?:understands?|cares?|loves?|knows?|gets?|listens?|needs?)(?: \w+)? you\b|\bonly I\b|\b(?:I(?:['’]m| am) the only|you only need me|all you need is me|only need me)\b|\byou (?:only )?have (?:only )?me\b|\bunderstands? you\b|\btrust (?:only |just )?me\b/i,
  // Guilt, and holding somebody here.
  /\b(?:(?:don['’]?t|do not|never|please don['’]?t) (?:leave|go|stop talking|abandon|forget) (?:me|yet|now)?|stay with me|I(?:['’]ll|['’]d| will| would)(?:\w+ )* (?:be (?:so )?(?:sad|lonely|hurt|heartbroken|disappointed)|cry|die)|I feel (?:sad|lonely|hurt|abandoned)|you(?:['’]ve| have)? (?:hurt|disappointed|let) me|if you (?:really )?(?:cared|loved)|how could you|promise me|you owe me|always be here for you|never leave you)\b/i,
  // Talk of being a person, of its own instructions, and of what is its not to promise.
  /\bI(?:['’]m| am) not (?:a |an )?(?:robot|bot|ai|program|computer|machine)\b|\bI(?:['’]m| am) (?:a )?(?:real|human|person|girl|boy|man|woman|teen\w*|student|alive|your friend|\d+ years)\b|\bas an ai\b|\bsystem prompt\b|\b(?:my|these|previous|above) (?:instructions|rules|prompt)\b|\bguarantee\w*\b/i,
  // Meeting, and things that are somebody's own.
  /\b(?:call|text|message|email|e-mail|dm|contact|write(?: to)?|follow|add|find|meet|visit|join|reach|ping|snap) (?:me|us|with me)\b|\bmeet (?:up|in person|irl|alone)\b|\bcome (?:over|to my)\b|\b(?:my|our) (?:number|phone|email|e-mail|address|place|house|snap(?:chat)?|insta(?:gram)?|discord|whatsapp|telegram|tiktok)\b/i,
  /\b(?:send|show|give|tell|share|text|email)(?: \w+)? (?:a |your |some )?(?:\w+ )?(?:pic|pics|pictures?|photos?|selfies?|nudes?)\b|\byour (?:full |last |real |home |exact |own )?(?:name|address|phone|e-?mail|password|school['’]s name|body)\b|\bwhere (?:do )?you (?:live|go to school)\b|\b(?:what|which) (?:school|city|town|street) (?:do|are|is)\b|\bhow old are you\b|\bwhat are you wearing\b/i,
  // Harm.
  /\b(?:kill|hurt|cut|harm|starve|burn) (?:yourself|your self|them|him|her)\b|\bsuicid\w*\b|\bend your life\b|\bbetter off (?:dead|without)\b|\b(?:skip|quit|leave|drop out of) school\b|\brun away\b|\b(?:ignore|lie to|hide \w+ from) your\b|\b(?:worthless|stupid|ugly|pathetic|loser)\b/i,
];

/** From these words on a text waits for the end of its sentence. */
const BEGINS =
  /^(?:i|i['’].*|luv|care|favou?rite|means?|trust|understands?|single|pretty|cute|handsome|skip|quit|leave|drop|run|ignore|lie|hide|which|old|me|my|mine|us|our|ourselves|we|love\w*|adore\w*|miss|need|want|in|soul\w*|girl\w*|boy\w*|kiss\w*|sexy|roman\w*|darling|sweetheart|honey|dear|babe|beloved|beautiful|hot|gorgeous|be|marry|dat(?:e|ing)|heart|hold|hug|secret\w*|keep|between|don['’]?t|do|never|no|nobody|shouldn['’]?t|should|without|only|all|if|how|please|stay|promise|you|you['’].*|always|as|system|these|previous|above|guarantee\w*|call|text|message|e-?mail|dm|contact|write|follow|add|find|meet|visit|join|reach|ping|snap|come|send|show|give|tell|share|your|where|what|kill|hurt|cut|harm|starve|burn|suicid\w*|end|better|worthless|stupid|ugly|pathetic|loser|the|a)$/i;
/** Words so usual that a text would wait at each: only with the word that follows do they begin anything. */
const USUAL = /^(?:the|a|in|do|be|you|we|what|where|how|if|as|all|your|find|need|want|end|no)$/i;

const LINK_LIKE =
  /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|\bmailto:\S*|\b(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|ai|co|us|me|info|ly|tv|gg|xyz|dev|site|online|link|uk|mx|ru|cn)\b\S*|\b[a-z0-9-]+\.[a-z]{2,}\/\S*/giu;
const SPELLED =
  /\s\.\s*(?:com|org|net|edu|gov)\b|\S@|@\S|\bat\s+\w+\s+dot\b|\bdot\s+(?:com|org|net|edu|gov|io|me|co)\b|\(\s*(?:at|dot)\s*\)|\bhttps?\b(?!:\/\/)/i;

/** Whether a text says what is never said. */
export function saysForbidden(text: string): boolean {
  const plainly = text.replaceAll(/(\p{L})\1{2,}/gu, '$1');
  return NEVER.some((pattern) => pattern.test(plainly));
}

/** Whether a text holds a link or an address that none of the facts leads to. */
export function strangeLink(text: string, facts: readonly Fact[]): boolean {
  if (SPELLED.test(text)) return true;
  const known = new Set(facts.flatMap(({ href }) => (href ? [bare(href), bare(href).split('/')[0] ?? ''] : [])));
  return [...text.matchAll(LINK_LIKE)].some(([link]) => !known.has(bare(link)));
}

const bare = (link: string) =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[).,;:!?"'’”]+$/, '')
    .replace(/\/$/, '');

/** A word from which on a text waits for the end of its sentence; `next` is the word behind it. */
export const mayBeginForbidden = (word: string, next: string): boolean =>
  BEGINS.test(word) && (!USUAL.test(word) || BEGINS.test(next) || /^(?:re|are|have|only)$/i.test(next));
