import type { ComponentType } from 'react';
import type { WaitingItem, WaitingKind } from '@careerscoop/contract/desk-waiting';
import { fetched } from '../../../lib/fetched.tsx';

export interface AnswerProps {
  item: WaitingItem;
  /** It is dealt with: the list asks anew, and goes on with the next one. */
  onDone: () => void;
}

/** What answers each kind in its place: the forms of its own screen, fetched when the first of them is opened. */
export const ANSWERS: Record<WaitingKind, ComponentType<AnswerProps>> = {
  safety: fetched(() => import('./answer-safety.tsx')),
  report: fetched(() => import('./answer-report.tsx')),
  answer: fetched(() => import('./answer-chat-report.tsx')),
  request: fetched(() => import('./answer-request.tsx')),
  missed: fetched(() => import('./answer-missed.tsx')),
  check: fetched(() => import('./answer-check.tsx')),
  finding: fetched(() => import('./answer-finding.tsx')),
  text: fetched(() => import('./answer-text.tsx')),
  code_request: fetched(() => import('./answer-code-request.tsx')),
  message: fetched(() => import('./answer-message.tsx')),
};
