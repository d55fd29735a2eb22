import { useParams } from 'react-router';
import { type DeskNewsletterDetail, getNewsletter } from '@careerscoop/contract/desk-newsletters';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { timeInWords } from '../../../lib/time-in-words.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer, DeskFacts, DeskPage, Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { useFreshAnswer } from '../use-fresh-answer.ts';
import { LetterFrame } from './letter-frame.tsx';
import { Draft, NewDraft } from './draft.tsx';
import { NEWSLETTER_WORDS, readersOf } from './newsletter-words.ts';

const BACK = { to: deskPaths.newsletters, label: 'Newsletter' };

/** One newsletter: a draft to write, try and send, or what was sent. */
export function NewsletterScreen() {
  const { id = '' } = useParams();
  const mayWrite = useMay('newsletters.change');
  if (id === 'new') {
    return (
      <DeskPage title="New newsletter" back={BACK} may="newsletters.change">
        <NewDraft />
      </DeskPage>
    );
  }
  return <Stored key={id} id={Number(id)} mayWrite={mayWrite} />;
}

/** While letters are on their way it is asked again, until all are handed over. */
const WAIT_MS = 3000;

function Stored({ id, mayWrite }: { id: number; mayWrite: boolean }) {
  const asked = useFreshAnswer({
    ...deskOneQuery(getNewsletter, { id }),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? WAIT_MS : false),
  });
  return (
    <DeskPage title={asked.data?.subject ?? 'Newsletter'} back={BACK} may="newsletters.read">
      <DeskAnswer asked={asked} waits="Loading the newsletter…">
        {(letter) => (letter.state === 'draft' && mayWrite ? <Draft letter={letter} /> : <Sent letter={letter} />)}
      </DeskAnswer>
    </DeskPage>
  );
}

function Sent({ letter }: { letter: DeskNewsletterDetail }) {
  const { state, by, created_at, sent_at, recipients, preview } = letter;
  return (
    <>
      <Panel pad label="About it">
        <DeskFacts
          facts={[
            [
              'State',
              <span key="state" role="status">
                {NEWSLETTER_WORDS[state]}
              </span>,
            ],
            ['To', recipients === null ? null : readersOf(recipients)],
            ['Sent', sent_at && `${dayInWords(sent_at)}, ${timeInWords(sent_at)}`],
            ['Begun', dayInWords(created_at)],
            ['By', by ?? 'somebody who has left'],
          ]}
        />
      </Panel>
      <LetterFrame letter={preview} />
    </>
  );
}
