import { listCodeRequests } from '@careerscoop/contract/desk-codes';
import { CodeRequestPanel } from '../people/code-requests.tsx';
import { FromList } from './from-list.tsx';
import type { AnswerProps } from './answers.tsx';

/** A class code that an organization asks for: to make, or to decline. */
export default function AnswerCodeRequest({ item }: AnswerProps) {
  return (
    <FromList endpoint={listCodeRequests} id={item.id}>
      {(request) => <CodeRequestPanel request={request} />}
    </FromList>
  );
}
