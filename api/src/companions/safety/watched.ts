import type { SafetyHours, Watch } from '../../platform/safety-hours.ts';
import type { Lang } from './look.ts';

const ZONES = {
  en: { ET: 'Eastern', CT: 'Central', MT: 'Mountain', PT: 'Pacific' },
  es: { ET: 'del Este', CT: 'del Centro', MT: 'de la Montaña', PT: 'del Pacífico' },
};

/** That a person will read of this, when, and that it is no rescue; null where nobody does. */
export function watchedIn(lang: Lang, watch: Watch | null): string | null {
  if (!watch?.email) return null;
  return lang === 'es'
    ? `Una persona de nuestro equipo también va a leer esto: leemos ${hoursIn('es', watch.hours)}. Puede tardar, así que no es un rescate: si es urgente, llama ya.`
    : `A person on our team will read this too: we read ${hoursIn('en', watch.hours)}. That can take a while, so it is not a rescue: if it is urgent, call now.`;
}

/** The hours in words, as the card and the public page say them. */
export function hoursIn(lang: Lang, { days, from, to, zone }: SafetyHours): string {
  const span = { from: clock(from, lang), to: clock(to, lang), zone: ZONES[lang][zone] };
  return lang === 'es'
    ? `${days === 'daily' ? 'todos los días' : 'de lunes a viernes'}, de ${span.from} a ${span.to}, hora ${span.zone}`
    : `${days === 'daily' ? 'every day' : 'Monday to Friday'}, ${span.from} to ${span.to} ${span.zone} time`;
}

function clock(hour: number, lang: Lang): string {
  if (hour === 12) return lang === 'es' ? 'mediodía' : 'noon';
  if (hour % 24 === 0) return lang === 'es' ? 'medianoche' : 'midnight';
  const half = lang === 'es' ? (hour < 12 ? 'a. m.' : 'p. m.') : hour < 12 ? 'a.m.' : 'p.m.';
  return `${hour % 12} ${half}`;
}
