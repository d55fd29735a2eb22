import { getDeskChatReport } from '@careerscoop/contract/desk-safety';
import { useAnswer } from '../../../lib/use-answer.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer } from '../desk-page.tsx';
import { ChatReportFacts, CloseChatReport } from '../talks/chat-reports.tsx';
import { Said } from '../talks/said.tsx';
import type { AnswerProps } from './answers.tsx';

/** An answer that a student reported, with what was said, to close once somebody has acted. That it was opened is written down. */
export default function AnswerChatReport({ item: { id }, onDone }: AnswerProps) {
  const asked = useAnswer(deskOneQuery(getDeskChatReport, { id }));
  return (
    <DeskAnswer asked={asked}>
      {(report) => (
        <>
          <ChatReportFacts report={report} />
          <Said said={report.said} companion={report.companion ?? 'Companion'} />
          {report.state === 'open' && <CloseChatReport id={id} onDone={onDone} />}
        </>
      )}
    </DeskAnswer>
  );
}
