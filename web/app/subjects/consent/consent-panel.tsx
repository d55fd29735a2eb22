import type { StudentConsent } from '@careerscoop/contract/consent';
import { useId, type ReactNode, Suspense, useState } from 'react';
import { useAnswer } from '../../lib/use-answer.ts';
import { Block } from '../../ui/block.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { fetched } from '../../lib/fetched.tsx';
import { Button } from '../../ui/button.tsx';
import { consentQuery } from './consent.queries.ts';
import { standing, stateWords } from './consent-words.ts';
import './consent.css';

/** What a parent decides, part by part, and where it stands. From the 18th birthday on there is nothing to see. */
export function ConsentPanel({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const title = useId();
  const { data, error, refetch, isFetching } = useAnswer(consentQuery);
  if (data && !data.needed) return null;
  return (
    <Block room="vanilla" className="consent" aria-labelledby={title}>
      <Heading className="h2" id={title}>
        What a parent decides
      </Heading>
      {data ? (
        <Standing consent={data} />
      ) : error ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton label="Looking where it stands…">
          <Bone kind="card" size="16rem" />
        </Skeleton>
      )}
    </Block>
  );
}

function Standing({ consent }: { consent: StudentConsent }) {
  const { asked, purposes, can_ask } = consent;
  return (
    <>
      <p className="consent__now" role="status">
        {standing(consent)}
      </p>
      <ul className="consent__l">
        {purposes.map(({ purpose, title, about, state }) => {
          const { tone, text } = stateWords(state, asked);
          return (
            <li key={purpose} className="consent__p">
              <div>
                <b>{title}</b>
                <p className="small">{about}</p>
              </div>
              <Tag tone={tone}>{text}</Tag>
            </li>
          );
        })}
      </ul>
      {can_ask && (
        <div className="row">
          <AskButton consent={consent}>{asked ? 'Send it again' : 'Ask a parent'}</AskButton>
          {asked && (
            <AskButton consent={consent} quiet>
              Ask somebody else
            </AskButton>
          )}
        </div>
      )}
    </>
  );
}

const AskDialog = fetched(() => import('./ask-dialog.tsx'));

interface AskButtonProps {
  consent: StudentConsent;
  quiet?: boolean;
  children: ReactNode;
}

/** Opens the question to a parent. */
function AskButton({ consent, quiet = false, children }: AskButtonProps) {
  const [asking, setAsking] = useState<boolean>();
  return (
    <>
      <Button kind={quiet ? 'line' : 'plain'} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {children}
      </Button>
      <Suspense fallback={null}>
        {asking !== undefined && <AskDialog consent={consent} open={asking} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
