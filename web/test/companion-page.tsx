import { listChatThreads, readChatHistory } from '@careerscoop/contract/chat';
import { listAiAgents } from '@careerscoop/contract/companions';
import { getConsent, type StudentConsent } from '@careerscoop/contract/consent';
import { getProfile } from '@careerscoop/contract/profile';
import { listRecommendations } from '@careerscoop/contract/results';
import { vi } from 'vitest';
import AiCompanion from '../app/routes/ai-companion.tsx';
import { tenCareers } from './careers.ts';
import { history } from './chat.ts';
import { fakeAnswer } from './fake-api.ts';
import { enter, PROFILE } from './people.ts';
import { showPages } from './show.tsx';

export const BUDDY = {
  id: 1,
  name: 'Career Buddy',
  image: '/art/companions/career-buddy.svg',
  short_description: 'Talks careers through.',
};
export const META = { page: 1, per_page: 20, total: 1, number_of_pages: 1 };
export const ADULT: StudentConsent = { needed: false, adult_on: null, can_ask: false, sms: false, asked: null, purposes: [] };
export const MINOR: StudentConsent = {
  ...ADULT,
  needed: true,
  purposes: [{ purpose: 'companions', title: 'AI companions', about: 'They talk careers through.', state: 'open' }],
};

/** A signed-in student of age with Career Buddy, two saved careers and nothing said yet. */
export function withCareerBuddy(): void {
  enter();
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }));
  Element.prototype.scrollIntoView = () => undefined;
  fakeAnswer(listAiAgents, { results: [{ ...BUDDY, consent_needed: false }], meta: META });
  fakeAnswer(getConsent, ADULT);
  fakeAnswer(getProfile, PROFILE);
  fakeAnswer(listChatThreads, { results: [] });
  fakeAnswer(listRecommendations, [saved(1, 'Park Naturalist'), saved(2, 'Biologist'), { ...saved(3, 'Nurse'), interested: false }]);
  fakeAnswer(readChatHistory, history());
}

const saved = (id: number, text: string) => {
  const [career] = tenCareers();
  if (!career) throw new Error('There are ten.');
  return { ...career, id, interested: true, unique_title: { id, text, mask_title: '' } };
};

/** The page of Career Buddy. */
export const openBuddy = (search = '') =>
  showPages({ '/profile/ai-companions/:agent_id/:name': <AiCompanion /> }, `/profile/ai-companions/1/career-buddy${search}`);
