import type { ChatCard } from '@careerscoop/contract/chat-cards';
import type { ChatNotice, ChatSource, Cite } from '@careerscoop/contract/chat';

/** What an answer is made of, one after the other. Offsets are characters (UTF-16 units) of the content so far. */
export type Piece =
  | { event: 'delta'; data: { text: string } }
  | { event: 'replace'; data: { from?: number; text: string } }
  | { event: 'card'; data: ChatCard }
  | { event: 'cite'; data: Cite }
  | { event: 'notice'; data: ChatNotice };

/** Who asks, as far as an answer may know it. */
export interface Asker {
  user_id: number;
  age: number | null;
  /** As in the profile: FM, SM, JR, SR, OT. */
  grade: string | null;
  zipcode: string | null;
  /** Two letters. */
  state: string | null;
}

/** Something that was said before. */
export interface Earlier {
  role: 'user' | 'assistant';
  content: string;
  /** Of a turn in which the safeguards saw danger or something hard: no language model reads it. */
  guarded: boolean;
}

/** A message with all that an answer to it may use. */
export interface Question {
  asker: Asker;
  agent: { id: number; name: string };
  /** The career whose page it was asked on. */
  onet_code: string | null;
  text: string;
  /** What was said before in this conversation, oldest first, at most 19, none of it from the client. */
  earlier: readonly Earlier[];
  /** What the answer before left for this one (the careers spoken of, where a practice interview is); null at the beginning. */
  task: unknown;
  /** How long nothing was said in this conversation before this message. */
  quiet_ms: number;
}

/** What is known when an answer is whole. */
export interface Outcome {
  source: ChatSource;
  /** For the next answer of this conversation; keys and values, nothing worded. */
  task?: unknown;
}

/** Told whenever more of the language model was used: all of this answer so far, in tokens. */
export type Spend = (tokens: number) => void;

/**
 * Answers a question. It ends early by `signal` (stopped, or nobody reads). @throws where no answer can be given at all; what was
 * given before stands as cut.
 */
export type Answerer = (question: Question, signal: AbortSignal, spend: Spend) => AsyncGenerator<Piece, Outcome>;
