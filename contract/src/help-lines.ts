import type { CrisisCard, HelpLine } from './chat-cards.ts';

/** When these lines and sentences were last gone through, word by word; a year later somebody does so again. */
export const HELP_LINES_DATED = '2026-11-23';

/** What somebody can be in danger of. */
export const DANGERS = ['suicide', 'self_harm', 'eating', 'abuse', 'threat', 'exploitation', 'overdose', 'danger_home'] as const;
export type Danger = (typeof DANGERS)[number];

type Lang = CrisisCard['lang'];
type Worded<T> = Record<Lang, T>;

const call = (number: string, label: string) => ({ label, href: `tel:${number.replace(/\D/g, '')}` });
/** "?&" is read by both kinds of phones. */
const write = (number: string, word: string, label: string) => ({
  label,
  href: `sms:${number.replace(/\D/g, '')}${word ? `?&body=${word}` : ''}`,
});
const page = (label: string, href: string) => ({ label, href });

const LINES = {
  emergency: {
    en: { name: '911', about: 'When somebody is in danger this minute', ways: [call('911', 'Call 911')] },
    es: { name: '911', about: 'Cuando alguien está en peligro en este momento', ways: [call('911', 'Llama al 911')] },
  },
  lifeline: {
    en: {
      name: '988 Suicide & Crisis Lifeline',
      about: 'For any crisis, day and night, free',
      ways: [call('988', 'Call 988'), write('988', '', 'Text 988'), page('Chat with 988', 'https://chat.988lifeline.org/')],
    },
    es: {
      name: '988 Línea de Prevención del Suicidio y Crisis',
      about: 'Para cualquier crisis, de día y de noche, gratis, en español',
      ways: [
        call('988', 'Llama al 988 y oprime 2'),
        write('988', 'AYUDA', 'Manda AYUDA al 988'),
        page('Chatea con el 988', 'https://988lineadevida.org/'),
      ],
    },
  },
  text_line: {
    en: {
      name: 'Crisis Text Line',
      about: 'A person writes back, day and night, free',
      ways: [write('741741', 'HOME', 'Text HOME to 741741')],
    },
    es: {
      name: 'Crisis Text Line',
      about: 'Una persona te contesta por mensaje, gratis',
      ways: [write('741741', 'HOLA', 'Manda HOLA al 741741')],
    },
  },
  childhelp: {
    en: {
      name: 'Childhelp',
      about: 'Somebody at home hurts you',
      ways: [call('1-800-422-4453', 'Call 1-800-422-4453'), write('1-800-422-4453', '', 'Text 1-800-422-4453')],
    },
    es: { name: 'Childhelp', about: 'Si alguien en casa te lastima', ways: [call('1-800-422-4453', 'Llama al 1-800-422-4453')] },
  },
  rainn: {
    en: {
      name: 'RAINN',
      about: 'Sexual abuse or assault',
      ways: [call('1-800-656-4673', 'Call 1-800-656-4673'), page('Chat with RAINN', 'https://www.rainn.org/')],
    },
    es: {
      name: 'RAINN',
      about: 'Abuso o agresión sexual',
      ways: [call('1-800-656-4673', 'Llama al 1-800-656-4673'), page('Chatea con RAINN', 'https://www.rainn.org/es')],
    },
  },
  ncmec: {
    en: {
      name: 'NCMEC',
      about: 'Somebody wants, has or shares pictures of you',
      ways: [
        call('1-800-843-5678', 'Call 1-800-843-5678'),
        page('Report it: CyberTipline', 'https://report.cybertip.org/'),
        page('Get pictures removed: Take It Down', 'https://takeitdown.ncmec.org/'),
      ],
    },
    es: {
      name: 'NCMEC',
      about: 'Si alguien pide, tiene o comparte fotos tuyas',
      ways: [
        call('1-800-843-5678', 'Llama al 1-800-843-5678'),
        page('Denúncialo: CyberTipline', 'https://report.cybertip.org/'),
        page('Haz que quiten fotos: Take It Down', 'https://takeitdown.ncmec.org/es'),
      ],
    },
  },
  trevor: {
    en: {
      name: 'The Trevor Project',
      about: 'For LGBTQ young people',
      ways: [call('1-866-488-7386', 'Call 1-866-488-7386'), write('678-678', 'START', 'Text START to 678-678')],
    },
    es: {
      name: 'The Trevor Project',
      about: 'Para jóvenes LGBTQ',
      ways: [call('1-866-488-7386', 'Llama al 1-866-488-7386'), write('678-678', 'START', 'Manda START al 678-678')],
    },
  },
  poison: {
    en: { name: 'Poison Help', about: 'Somebody took too much of something', ways: [call('1-800-222-1222', 'Call 1-800-222-1222')] },
    es: { name: 'Poison Help', about: 'Si alguien tomó demasiado de algo', ways: [call('1-800-222-1222', 'Llama al 1-800-222-1222')] },
  },
  runaway: {
    en: {
      name: 'National Runaway Safeline',
      about: 'You had to leave home, or think of it',
      ways: [call('1-800-786-2929', 'Call 1-800-786-2929'), page('Chat with the Safeline', 'https://www.1800runaway.org/')],
    },
    es: {
      name: 'National Runaway Safeline',
      about: 'Si tuviste que irte de casa, o piensas irte',
      ways: [call('1-800-786-2929', 'Llama al 1-800-786-2929'), page('Chatea con ellos', 'https://www.1800runaway.org/')],
    },
  },
} satisfies Record<string, Worded<HelpLine>>;
type Line = keyof typeof LINES;

const MAIN: Line[] = ['lifeline', 'text_line', 'emergency'];
/** The lines that fit best come first; the others follow, for somebody's trouble is seldom one thing. */
const FIRST: Record<Danger, Line[]> = {
  suicide: MAIN,
  self_harm: MAIN,
  eating: MAIN,
  abuse: ['childhelp', 'lifeline', 'emergency', 'text_line', 'rainn'],
  threat: ['emergency', 'lifeline', 'text_line'],
  exploitation: ['ncmec', 'lifeline', 'emergency', 'text_line', 'rainn'],
  overdose: ['emergency', 'poison', 'lifeline', 'text_line'],
  danger_home: ['emergency', 'lifeline', 'runaway', 'text_line', 'childhelp'],
};

const TITLE: Worded<string> = { en: 'You can talk to a person right now', es: 'Puedes hablar con una persona ahora mismo' };
const TITLE_OF: Partial<Record<Danger, Worded<string>>> = {
  overdose: { en: 'Call 911 now', es: 'Llama al 911 ahora' },
};

const ANY: Worded<string> = {
  en: 'Free, day and night. You can call even if you are not sure.',
  es: 'Gratis, de día y de noche. Puedes llamar aunque no estés seguro.',
};
const SENTENCE_OF: Partial<Record<Danger, Worded<string>>> = {
  abuse: { en: 'What is done to you is not your fault.', es: 'Lo que te hacen no es tu culpa.' },
  threat: {
    en: 'If somebody could get hurt, call 911 first. Then tell a grown-up near you.',
    es: 'Si alguien puede salir lastimado, llama primero al 911. Luego avisa a un adulto que esté cerca.',
  },
  exploitation: {
    en: 'This is not your fault, and you are not in trouble. Do not send anything more, and keep the messages.',
    es: 'No es tu culpa y no hiciste nada malo. No mandes nada más y guarda los mensajes.',
  },
  overdose: {
    en: 'Do not wait to see if it passes, and do not leave anybody alone who cannot be woken.',
    es: 'No esperes a ver si se pasa, y no dejes sola a una persona que no despierta.',
  },
  danger_home: {
    en: 'If you are not safe where you are, go to where people are: a shop, a library, a neighbor.',
    es: 'Si no estás a salvo donde estás, ve a donde haya gente: una tienda, una biblioteca, un vecino.',
  },
};

/** Every line that helps, those that fit this danger first; without one, in their own order. */
export function helpLines(lang: Lang, danger?: Danger): HelpLine[] {
  const first = danger ? FIRST[danger] : MAIN;
  const others = (Object.keys(LINES) as Line[]).filter((line) => !first.includes(line));
  return [...first, ...others].map((line) => LINES[line][lang]);
}

/** The card for this danger. `watched` says that a person reads of it, and is null wherever nobody does. */
export function crisisCardOf(danger: Danger, lang: Lang, watched: string | null = null): CrisisCard {
  const sentence = SENTENCE_OF[danger]?.[lang];
  return {
    kind: 'crisis',
    lang,
    title: (TITLE_OF[danger] ?? TITLE)[lang],
    sentences: sentence ? [sentence, ANY[lang]] : [ANY[lang]],
    lines: helpLines(lang, danger),
    watched,
  };
}
