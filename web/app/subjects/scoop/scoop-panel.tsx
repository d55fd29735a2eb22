import { Tabs } from '@base-ui/react/tabs';
import type { QueryKey } from '@tanstack/react-query';
import { useRef, useEffect, useState } from 'react';
import type { Paint } from '@careerscoop/art/paint.ts';
import { Scoop } from '@careerscoop/art/parts.tsx';
import { Picture } from '@careerscoop/art/picture.tsx';
import { Card } from '../../ui/block.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { plainText } from './plain-text.ts';
import { ScoopAnswer } from './scoop-answer.tsx';
import { type Asked, useRefreshAnswer } from './scoop.queries.ts';
import './scoop.css';

const FLAVORS: readonly Paint[] = ['straw', 'mint', 'waffle', 'vanilla', 'blue'];
/** The question about AI. */
export const AI_QUESTION = 5;
export const SCOOP_TAB = (ordering: number) => `scoop-${ordering}`;

interface ScoopPanelProps {
  career: Asked;
  /** Where it was fetched to. */
  queryKey: QueryKey;
  /** The ordering of the question that lies open, if one does. */
  open: number | null;
  onOpen: (ordering: number | null) => void;
}

/** Five questions about a career. One answer is open at a time; a press on its question closes it again. */
export function ScoopPanel({ career, queryKey, open, onOpen }: ScoopPanelProps) {
  const notices = useNotices();
  const list = useRef<HTMLDivElement>(null);
  const refresh = useRefreshAnswer(queryKey, (error) => notices.say(error.message, { tone: 'bad' }));
  const questions = career.unique_title_questions.toSorted((a, b) => a.ordering - b.ordering);
  const asked = questions.find(({ ordering }) => ordering === open);

  function goBack(ordering: number) {
    onOpen(null);
    list.current?.querySelector<HTMLElement>(`#${SCOOP_TAB(ordering)}`)?.focus();
  }

  return (
    <Card as="section" className="scp" aria-labelledby="get-the-scoop">
      <h2 className="h2" id="get-the-scoop">
        Get the Scoop
      </h2>
      <Tabs.Root className="scp__g" orientation="vertical" value={open} onValueChange={(next: number | null) => onOpen(next)}>
        <Tabs.List className="scp__q" aria-label="Questions about this career" ref={list}>
          {questions.map(({ id, question, ordering }, index) => (
            <Tabs.Tab key={id} id={SCOOP_TAB(ordering)} value={ordering} className="scq" onClick={() => open === ordering && onOpen(null)}>
              <span className="scq__i">
                <Picture width={40} height={28}>
                  <Scoop x={20} y={22} r={14} shine={null} bumps={4} color={FLAVORS[index] ?? 'straw'} />
                </Picture>
              </span>
              {question}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {asked ? (
          <Tabs.Panel value={asked.ordering} className="scp__p" tabIndex={-1}>
            <ScoopAnswer
              asked={asked}
              busy={refresh.isPending}
              onRefresh={() => refresh.mutate(asked.id)}
              onBack={() => goBack(asked.ordering)}
            />
          </Tabs.Panel>
        ) : (
          <div className="scp__a scp__a--shut">
            <p className="lead">Pick a question. Every one has a few answers: ask for another scoop when you want more.</p>
          </div>
        )}
      </Tabs.Root>
      <AnswerSaid text={asked ? plainText(asked.answer) : ''} />
    </Card>
  );
}

/** Long enough to be heard of, and then out of the way of who reads the page line by line. */
const STAYS_MS = 1_000;

/**
 * Says an answer once to screen readers. It stands there before there is an answer: what arrives together with its own
 * live region is often not said at all.
 */
function AnswerSaid({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const begin = setTimeout(() => setSaid(text));
    const end = setTimeout(() => setSaid(''), STAYS_MS);
    return () => [begin, end].forEach(clearTimeout);
  }, [text]);
  return (
    <div className="vh" aria-live="polite">
      {said}
    </div>
  );
}
