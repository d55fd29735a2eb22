import type { ParentView } from '@careerscoop/contract/consent';
import { useState, type ReactNode } from 'react';
import { useAnswer } from '../../lib/use-answer.ts';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AgeCorrection } from './age-correction.tsx';
import { ChangesList } from './changes-list.tsx';
import { ChildCopy } from './child-copy.tsx';
import { ChildDeletion } from './child-deletion.tsx';
import { DecideForm } from './decide-form.tsx';
import { PartsInFull } from './parts-in-full.tsx';
import { parentViewQuery } from './guardian.queries.ts';
import { OfAge } from './parent-gate.tsx';
import './decide.css';

/** The pages that a parent has of each child of their family. */
export const FAMILY_PARTS = ['answers', 'held', 'age', 'leave'] as const;
export type FamilyPart = (typeof FAMILY_PARTS)[number];

interface FamilyChildProps {
  child: number;
  part: FamilyPart;
  /** What else can end: the child in this family. */
  leave: (first_name: string) => ReactNode;
}

/** One thing that a parent does for a child of their family, by their own account. */
export function FamilyChild(props: FamilyChildProps) {
  const { data, error, refetch, isFetching } = useAnswer(parentViewQuery({ child: props.child }));
  if (data) return <Part {...props} view={data} />;
  if (error?.code === 'of_age') return <OfAge />;
  if (error?.status === 404)
    return <PageTitle lead="Open the link that we sent you for this child, and add them.">This child is not in your family</PageTitle>;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Skeleton label="Opening the page…">
      <Bone kind="title" />
      <Bone lines={3} />
    </Skeleton>
  );
}

function Part({ child, part, view, leave }: FamilyChildProps & { view: ParentView }) {
  const { first_name } = view.student;
  const opened = { child };
  switch (part) {
    case 'answers':
      return <Answers child={child} view={view} />;
    case 'held':
      return (
        <div className="decide">
          <PageTitle lead="It belongs to your child, and you may see it while you decide for them.">
            What we hold about {first_name}
          </PageTitle>
          <section className="decide__part">
            <ChildCopy opened={opened} first_name={first_name} />
          </section>
        </div>
      );
    case 'age':
      return (
        <div className="decide">
          <PageTitle lead="It says until when you decide.">The age of {first_name}</PageTitle>
          <section className="decide__part">
            <AgeCorrection opened={opened} student={view.student} />
          </section>
        </div>
      );
    case 'leave':
      return (
        <div className="decide">
          <PageTitle lead="Two different things: one erases what we hold, the other only changes who sees it here.">
            Delete, or take out
          </PageTitle>
          <section className="decide__part" aria-labelledby="deletion">
            <h2 className="h2" id="deletion">
              Delete the account of {first_name}
            </h2>
            <ChildDeletion opened={opened} view={view} />
          </section>
          <section className="decide__part" aria-labelledby="leave">
            <h2 className="h2" id="leave">
              Take {first_name} out of your family
            </h2>
            {leave(first_name)}
          </section>
        </div>
      );
  }
}

function Answers({ child, view }: { child: number; view: ParentView }) {
  const { student, collected, changes, purposes } = view;
  const [firstRead] = useState(view.text_version);
  return (
    <div className="decide">
      <PageTitle lead={`The assessment and the ten careers are open to ${student.first_name} either way. These are yours to decide.`}>
        You decide for {student.first_name}
      </PageTitle>
      <section className="decide__part" aria-labelledby="yours">
        <h2 className="h2" id="yours">
          Yes or no, part by part
        </h2>
        <DecideForm key={view.text_version} opened={{ child }} view={view} changed={view.text_version !== firstRead} />
      </section>
      <section className="decide__part" aria-labelledby="each-part">
        <h2 className="h2" id="each-part">
          Each part in full
        </h2>
        <PartsInFull purposes={purposes} />
      </section>
      <section className="decide__part" aria-labelledby="collected">
        <h2 className="h2" id="collected">
          What we hold
        </h2>
        <dl className="decide__held">
          {collected.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="decide__part" aria-labelledby="record">
        <h2 className="h2" id="record">
          What was decided so far
        </h2>
        <ChangesList changes={changes} purposes={purposes} />
      </section>
    </div>
  );
}
