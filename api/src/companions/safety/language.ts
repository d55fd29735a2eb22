import type { Lang } from './look.ts';
import type { Said } from './look-at.ts';

const ES = new Set(
  'que de la el los las un una no me mi mis te tu se lo le y en con por para pero como cuando donde porque quiero quiere estoy esta soy tengo tiene hay muy mas ya si es son fue ser hola gracias yo ella nos nadie todo nada siempre nunca voy va van puedo puede mama papa casa escuela trabajo carrera cuanto gana ayuda miedo siento hoy mañana manana noche kiero kiere q xq pq ojala hablame dime mandame quieres eres amo te novia novio triste sola solo sucio numero dame donde vives duele cabeza estomago cortar corto brazos piernas golpea pega toca pastillas fotos dias sin comer comida ropa padrastro tio tia hermano hermana amiga amigo papas vida cuarto calle tome tomé vomito pistola carro cuchillo matar morir tengo sexo foto bien mal ahora hace tambien entonces gusta gustan'.split(
    ' ',
  ),
);
const ENDING = /.(?:arme|erme|irme|arse|ando|iendo|ci[oó]n|ito|ita)$/;
const EN = new Set(
  'the a i to and of is it you my me in that for on with do im dont want what how he she they was are have not be at this so but if or can about like just get go no he his her we'.split(
    ' ',
  ),
);

/** Spanish where the message is Spanish; where it is too short to tell, what was written before decides. */
export function languageOf(text: string, earlier: readonly Said[] = []): Lang {
  const own = leaning(text);
  if (own !== 0) return own > 0 ? 'es' : 'en';
  const before = earlier.filter(({ role }) => role === 'user').map(({ content }) => content);
  return leaning(before.slice(-3).join(' ')) > 0 ? 'es' : 'en';
}

function leaning(text: string): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const signs = /[¿¡ñ]/.test(text) ? 2 : 0;
  return words.reduce((sum, word) => sum + (ES.has(word) || ENDING.test(word) ? 1 : 0) - (EN.has(word) ? 1 : 0), signs);
}
