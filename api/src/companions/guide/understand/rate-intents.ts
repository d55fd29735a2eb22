import { type Around, featuresOf } from './features.ts';
import type { Intent } from './intents.ts';
import model from './intent-model.json' with { type: 'json' };
import { type LinearModel, type Rated, rate, reasonsFor } from './linear-model.ts';
import type { MessageRead } from './read-message.ts';

export type Asked = Pick<Around, 'before' | 'page' | 'schools'>;

/** @param asked what stands around the message */
export function messageFeatures(read: MessageRead, { before, page, schools }: Asked): string[] {
  return featuresOf(read.signs, read.typed, {
    before,
    page,
    schools,
    careers:
      new Set(read.careers.map(({ codes }) => codes[0])).size + read.meant.reduce((sum, { sign }) => sum + (sign === '@one' ? 1 : 2), 0),
    colleges: read.colleges.length,
    zip: read.places.zip !== null,
    state: read.places.state !== null,
  });
}

/** What a message may ask, the likeliest first, by the trained model. */
export function rateIntents(read: MessageRead, asked: Asked): Rated<Intent>[] {
  return rate(model as unknown as LinearModel, messageFeatures(read, asked)) as Rated<Intent>[];
}

/** Why it was read so: the features that spoke most for it. */
export function whyIntent(read: MessageRead, asked: Asked, intent: Intent) {
  return reasonsFor(model as unknown as LinearModel, messageFeatures(read, asked), intent);
}
