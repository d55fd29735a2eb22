import * as chat from '@careerscoop/contract/chat';
import * as companions from '@careerscoop/contract/companions';
import * as safety from '@careerscoop/contract/safety';
import { defineSubject } from '../platform/define-subject.ts';
import { findEntitlements } from '../plans/find-entitlements.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { endTurnsOf } from './chat/end-turns-of.ts';
import { CHATS } from './chat/held.sql.ts';
import { forgetChats } from './chat/history.sql.ts';
import { historyRoutes } from './chat/history.routes.ts';
import { cutAllStale } from './chat/stale-turns.ts';
import { companionsRoutes } from './companions.routes.ts';
import { wordsOfGuideStep } from './guide/step-words.ts';
import { COMPANIONS } from './held.sql.ts';
import { SAFETY_HELD } from './safety/held.sql.ts';
import { safetyRoutes } from './safety/safety.routes.ts';
import { eraseSafety, forgetSafety } from './safety/safety.sql.ts';
import { firstCompanions } from './seed.sql.ts';
import { warmCompanions } from './warm-companions.ts';

defineSubject({
  name: 'companions',
  endpoints: { companions, chat, safety },
  needs: ['identity', 'catalogue', 'colleges', 'consent', 'plans', 'assessment', 'careers', 'strengths', 'scoop'],
  step_words: wordsOfGuideStep,
  routes(app, services) {
    companionsRoutes(app, services);
    chatRoutes(app, services);
    historyRoutes(app, services);
    safetyRoutes(app, services);
  },
  holds: [...COMPANIONS, ...CHATS, SAFETY_HELD],
  seeds: [firstCompanions],
  warm: warmCompanions,
  forget: async (db, now) => {
    await cutAllStale(db, now);
    await forgetChats(db, now);
    await forgetSafety(db, now);
  },
  on: {
    consent_withdrawn: (tx, services, { student, purposes }) =>
      purposes.includes('companions') ? endTurnsOf(tx, services, student.id) : Promise.resolve(),
    term_ended: async (tx, services, { user_id }) => {
      const { companions } = await findEntitlements(tx, services, user_id);
      if (!companions.open) await endTurnsOf(tx, services, user_id);
    },
    person_erased: async (tx, services, { id }) => {
      await endTurnsOf(tx, services, id);
      await eraseSafety(tx, id, services.now());
    },
  },
});
