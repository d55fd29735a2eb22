import { getDeskMentor } from '@careerscoop/contract/desk-mentors';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer, DeskFacts } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { CheckForm } from '../talks/check-form.tsx';
import type { AnswerProps } from './answers.tsx';

/** A check that ends soon: to write to the mentor, and to enter it anew for those who may. */
export default function AnswerCheck({ item: { id, what }, onDone }: AnswerProps) {
  const asked = useAnswer(deskOneQuery(getDeskMentor, { id }));
  const may = useMay('mentors.change');
  return (
    <DeskAnswer asked={asked}>
      {(mentor) => {
        const check = mentor.checks.find(({ kind }) => kind === what);
        return (
          <>
            <DeskFacts
              facts={[
                ['Email', <a href={`mailto:${mentor.email}`}>{mentor.email}</a>],
                ['Talks coming', String(mentor.coming)],
              ]}
            />
            {check && may && <CheckForm key={check.at} mentor={mentor} check={check} onClose={onDone} />}
            <p>
              <Link to={deskPaths.mentor(id)}>Everything about {mentor.name}</Link>
            </p>
          </>
        );
      }}
    </DeskAnswer>
  );
}
