import { listDeskTexts } from '@careerscoop/contract/desk-reports';
import { TextDecision } from '../talks/texts.tsx';
import { heldWords } from '../talks/talk-words.ts';
import { DeskFacts } from '../desk-page.tsx';
import { FromList } from './from-list.tsx';
import type { AnswerProps } from './answers.tsx';

/** Words that wait, to pass on or not. */
export default function AnswerText({ item: { id, what }, onDone }: AnswerProps) {
  return (
    <FromList endpoint={listDeskTexts} id={id} filters={{ kind: what }}>
      {(text) => (
        <>
          <DeskFacts
            facts={[
              ['By', text.writer],
              ['Waits', heldWords(text)],
              ['Words', <q>{text.text}</q>],
            ]}
          />
          <TextDecision text={text} onDone={onDone} />
        </>
      )}
    </FromList>
  );
}
