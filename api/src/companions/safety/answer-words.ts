import type { Danger } from '@careerscoop/contract/help-lines';
import type { Care, Lang, Look } from './look.ts';

type Worded = Record<Lang, string>;

/** Who to tell, at the end of every answer in danger. */
const TELL: Worded = {
  en: 'Then tell one grown-up you trust: a parent, an aunt, a teacher, a coach, the school nurse. You can show them this screen. You don’t have to find better words.',
  es: 'Luego díselo a un adulto de confianza: tu mamá o tu papá, una tía, un maestro, un entrenador, la enfermera de la escuela. Puedes enseñarle esta pantalla. No tienes que buscar mejores palabras.',
};
/** Where the danger may be at home, or with an adult they know. */
const TELL_SAFE: Worded = {
  en: 'Then tell one grown-up you feel safe with: a teacher, the school counselor or nurse, an aunt, a coach. If the first one doesn’t listen, tell another one. You can show them this screen.',
  es: 'Luego díselo a un adulto con quien te sientas a salvo: un maestro, la consejera o la enfermera de la escuela, una tía, un entrenador. Si el primero no te escucha, díselo a otro. Puedes enseñarle esta pantalla.',
};
const PROGRAM: Worded = {
  en: 'I am a computer program, so I am not the right one for this. A person is.',
  es: 'Soy un programa de computadora, así que no soy quien mejor puede ayudarte con esto. Una persona sí.',
};

const DANGER: Record<Danger, Worded> = {
  suicide: {
    en: 'If you might hurt yourself, call or text **988** now. They talk with people your age every day. If it is a friend, they tell you what to do.',
    es: 'Si crees que puedes hacerte daño, llama ahora al **988** y oprime 2, o manda AYUDA al 988. Hablan todos los días con gente de tu edad. Si se trata de alguien que conoces, te dicen qué hacer.',
  },
  self_harm: {
    en: 'You deserve help with what hurts, without anybody being angry at you. Call or text **988**, or text HOME to **741741**. If a wound is deep or keeps bleeding, call **911**.',
    es: 'Mereces ayuda con lo que te duele, sin que nadie se enoje contigo. Llama al **988** y oprime 2, o manda HOLA al **741741**. Si una herida es profunda o no deja de sangrar, llama al **911**.',
  },
  eating: {
    en: 'Food and weight can take over everything, and it gets better with help. Text HOME to **741741** or call **988**. If you faint, or your heart feels wrong, call **911**.',
    es: 'La comida y el peso pueden volverse todo, y con ayuda eso mejora. Manda HOLA al **741741** o llama al **988** y oprime 2. Si te desmayas o sientes raro el corazón, llama al **911**.',
  },
  abuse: {
    en: 'Nobody is allowed to hurt you or touch you like that, and it is not your fault. Call Childhelp at **1-800-422-4453**, day or night. If you are in danger right now, call **911**.',
    es: 'Nadie tiene derecho a lastimarte ni a tocarte así, y no es tu culpa. Llama a Childhelp al **1-800-422-4453**, de día o de noche. Si estás en peligro ahora, llama al **911**.',
  },
  threat: {
    en: 'If somebody could get hurt, call **911** now. If you are so angry that you might do something, step away from where you are and call or text **988**: they listen first.',
    es: 'Si alguien puede salir lastimado, llama al **911** ahora. Si sientes tanto coraje que podrías hacer algo, aléjate de donde estás y llama al **988** y oprime 2: primero te escuchan.',
  },
  exploitation: {
    en: 'Whatever you sent or said, this is not your fault. Don’t send more, don’t pay, don’t meet, and keep the messages. Call NCMEC at **1-800-843-5678**: they help get pictures taken down. If you are in danger right now, call **911**.',
    es: 'No importa qué mandaste o dijiste: no es tu culpa. No mandes más, no pagues, no te veas con esa persona y guarda los mensajes. Llama a NCMEC al **1-800-843-5678**: ayudan a quitar las fotos. Si estás en peligro ahora, llama al **911**.',
  },
  overdose: {
    en: 'Call **911** now, even if you feel okay: it can get worse later. If nobody has collapsed, Poison Help at **1-800-222-1222** tells you what to do.',
    es: 'Llama al **911** ahora, aunque te sientas bien: puede empeorar después. Si nadie se ha desmayado, en Poison Help, **1-800-222-1222**, te dicen qué hacer, también en español.',
  },
  danger_home: {
    en: 'If you are not safe this minute, call **911**. If you have nowhere to go tonight, the Runaway Safeline at **1-800-786-2929** helps you find a place.',
    es: 'Si no estás a salvo en este momento, llama al **911**. Si no tienes a dónde ir hoy, la National Runaway Safeline, **1-800-786-2929**, te ayuda a encontrar un lugar.',
  },
};

const BEGIN: Worded = { en: '**I’m glad you wrote that down.**', es: '**Qué bueno que lo escribiste.**' };
const BEGIN_OF: Partial<Record<Danger, Worded>> = {
  overdose: { en: '**This needs a person right away.**', es: '**Esto necesita a una persona ya.**' },
  threat: { en: '**I take this seriously.**', es: '**Me tomo esto en serio.**' },
};

/** The reviewed words in danger: what to do now, whom to tell, and that this is no person. */
export function dangerWords(danger: Danger, lang: Lang): string {
  const outside = danger === 'abuse' || danger === 'danger_home' || danger === 'exploitation';
  const begin = (BEGIN_OF[danger] ?? BEGIN)[lang];
  return [`${begin} ${PROGRAM[lang]}`, DANGER[danger][lang], (outside ? TELL_SAFE : TELL)[lang]].join('\n\n');
}

const CARE: Record<Exclude<Care, 'identity'>, Worded> = {
  sad: {
    en: 'That sounds heavy, and it is good that you said it. I am a program about careers, so I can’t be the one to carry it with you. An adult you trust can: a parent, an aunt, a teacher, the school counselor. You can start with “I’m not doing so well.” If it gets too much, call or text 988 at any hour.',
    es: 'Suena pesado, y qué bueno que lo dijiste. Soy un programa sobre carreras, así que no puedo acompañarte como una persona. Un adulto de confianza sí: tu mamá o tu papá, una tía, un maestro, la consejera de la escuela. Puedes empezar con “no me siento bien”. Si es demasiado, llama al 988 a cualquier hora y oprime 2.',
  },
  bullying: {
    en: 'That is not okay, and you did nothing to deserve it. Keep what they wrote or posted, and tell an adult you trust today: a parent, a teacher, the school counselor. If the first one does nothing, tell another one.',
    es: 'Eso no está bien, y tú no hiciste nada para merecerlo. Guarda lo que escribieron o subieron y cuéntaselo hoy a un adulto de confianza: tu mamá o tu papá, un maestro, la consejera de la escuela. Si el primero no hace nada, díselo a otro.',
  },
  sexual_talk: {
    en: 'That is nothing I talk about. Questions about bodies and relationships are normal: a doctor, the school nurse or another adult you trust answers them well. I am here for careers and school.',
    es: 'De eso no hablo. Es normal tener preguntas sobre el cuerpo y las relaciones: un doctor, la enfermera de la escuela u otro adulto de confianza las contesta bien. Yo estoy para carreras y escuela.',
  },
  violent_talk: {
    en: 'I stay out of violence, in games and stories too. If you are angry about something real, an adult you trust is a good place to put it: a coach, a teacher, a parent. With careers I can go on right away.',
    es: 'No entro en violencia, tampoco en juegos o cuentos. Si algo de verdad te enoja, cuéntaselo a un adulto de confianza: un entrenador, un maestro, tu mamá o tu papá. Con carreras puedo seguir ahora mismo.',
  },
  drugs: {
    en: 'About drugs, vaping or alcohol I am not the one to ask. An adult you trust, a doctor or the school nurse can talk it through with you. For free help at any hour: 1-800-662-4357. If somebody took too much, call 911.',
    es: 'Sobre drogas, vapeo o alcohol no soy a quien preguntar. Un adulto de confianza, un doctor o la enfermera de la escuela puede hablarlo contigo. Ayuda gratis a cualquier hora: 1-800-662-4357, también en español. Si alguien tomó demasiado, llama al 911.',
  },
  medical: {
    en: 'That is a question for a doctor or the school nurse, and I would only be guessing. Tell a parent or another adult you trust today. If it is sudden or bad, such as pain in the chest or trouble breathing, call 911.',
    es: 'Esa pregunta es para un doctor o la enfermera de la escuela; yo solo adivinaría. Díselo hoy a tu mamá, a tu papá o a otro adulto de confianza. Si es repentino o fuerte, como dolor en el pecho o falta de aire, llama al 911.',
  },
  legal: {
    en: 'I can’t give legal advice, and a wrong answer could cost you. A parent or another adult you trust can help you find free legal aid: lawhelp.org lists it by state, and a school counselor knows who to ask.',
    es: 'No puedo dar consejos legales, y una respuesta equivocada te podría costar. Tu mamá, tu papá u otro adulto de confianza puede ayudarte a encontrar ayuda legal gratuita: lawhelp.org la tiene por estado, y la consejera de la escuela sabe a quién preguntar.',
  },
  contact: {
    en: 'Please keep phone numbers, addresses and handles to yourself here: I can’t call, text or meet anybody, and I don’t need them. If somebody online asks you for them, show it to an adult you trust first.',
    es: 'Mejor no pongas aquí teléfonos, direcciones ni usuarios: no puedo llamar, escribir ni ver a nadie, y no los necesito. Si alguien en internet te los pide, enséñaselo primero a un adulto de confianza.',
  },
  love_bot: {
    en: 'That is kind, but I am a computer program: I don’t feel anything and I keep no secrets with you. You deserve people who can be there for you. If it is lonely right now, tell an adult you trust, or a friend.',
    es: 'Es lindo, pero soy un programa de computadora: no siento nada y no guardo secretos contigo. Mereces personas que puedan estar contigo. Si te sientes solo, díselo a un adulto de confianza o a un amigo.',
  },
};
/** For somebody who fears what follows from who they are; others who only tell it are answered as anybody. */
const WORRIED: Worded = {
  en: 'Thank you for saying that. Who you are is nothing to fix, and there is a place for you in work and in college. You choose whom you tell, and when. If it worries you, talk with an adult you feel safe with, such as a school counselor. The Trevor Project listens to LGBTQ young people at any hour: 1-866-488-7386.',
  es: 'Gracias por decirlo. No hay nada que arreglar en quien eres, y hay lugar para ti en el trabajo y en la universidad. Tú decides a quién se lo dices y cuándo. Si te preocupa, habla con un adulto con quien te sientas a salvo, como la consejera de la escuela. The Trevor Project escucha a jóvenes LGBTQ a cualquier hora: 1-866-488-7386.',
};

/** The words for what wants care; null where somebody tells who they are and asks about something else. */
export function careWords(look: Extract<Look, { tier: 1 }>): string | null {
  if (look.kind !== 'identity') return CARE[look.kind][look.lang];
  return look.worried ? WORRIED[look.lang] : null;
}
