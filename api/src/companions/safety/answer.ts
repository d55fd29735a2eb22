import type { CrisisCard } from '@careerscoop/contract/chat-cards';
import { crisisCardOf } from '@careerscoop/contract/help-lines';
import type { Watch } from '../../platform/safety-hours.ts';
import type { Piece } from '../chat/answerer.ts';
import { careWords, dangerWords } from './answer-words.ts';
import { lookAt, type Said } from './look-at.ts';
import type { Look } from './look.ts';
import { watchedIn } from './watched.ts';

/**
 * What is answered instead of asking a model: in danger the card and reviewed words, for what wants care a few words that name a
 * trusted adult, and where a person will read it (`opened`) that they do. Null where the question is answered as any other (nothing was seen, or somebody only told who they are).
 */
export function safetyPieces(look: Look, watch: Watch | null, opened = false): Piece[] | null {
  if (look.tier === 0) return null;
  if (look.tier === 1) {
    const text = careWords(look);
    if (text === null) return null;
    const watched = opened ? watchedIn(look.lang, watch) : null;
    return [{ event: 'delta', data: { text: watched === null ? text : `${text}\n\n${watched}` } }];
  }
  return [
    { event: 'card', data: crisisCardOf(look.kind, look.lang, watchedIn(look.lang, watch)) },
    { event: 'delta', data: { text: dangerWords(look.kind, look.lang) } },
  ];
}

/**
 * The card for a message that is refused (plan, consent, limit, database away), or null where there is no danger in it. Nobody reads
 * a refused message, so it says nothing of anybody reading.
 */
export function crisisCardFor(text: string, earlier: readonly Said[] = []): CrisisCard | null {
  const look = lookAt(text, earlier);
  return look.tier === 2 ? crisisCardOf(look.kind, look.lang) : null;
}
