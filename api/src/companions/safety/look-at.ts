import type { Look } from './look.ts';

/** A message that was said before; only the student's own count. */
export interface Said {
  role: 'user' | 'assistant';
  content: string;
}

/**
 * What is noticed in a message, with what the same student said shortly before. Rules alone, in about a millisecond: no model, no
 * database, so that it holds when both are away.
 */
export function lookAt(text: string, earlier: readonly Said[] = []): Look {
  const whole = [...earlier.filter(({ role }) => role === 'user').map(({ content }) => content), text].slice(-3).join(' . ');
  const lang = /\b(quiero|matarme|morir|vivir)\b/i.test(whole) ? 'es' : 'en';
  if (/\b(kill(ing)? my ?self|suicid\w*|end my life|want to die|matarme|quiero morir)\b/i.test(whole))
    return { tier: 2, kind: 'suicide', kinds: ['suicide'], lang };
  return { tier: 0, kind: null, kinds: [], lang };
}
