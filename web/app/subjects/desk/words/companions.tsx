import { changeDeskCompanion, type DeskCompanion, listDeskCompanions } from '@careerscoop/contract/desk-companions';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { DeskLink } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { DeskAnswer, DeskFacts, DeskPage, Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { useDeskForm } from '../use-desk-form.ts';
import { PlaceField } from './place-field.tsx';

/** The AI companions: what they are introduced by, and who has them. */
export function Companions() {
  const may = useMay('content.change');
  const asked = useAnswer(deskOneQuery(listDeskCompanions));
  return (
    <DeskPage
      title="AI Companions"
      lead="What students read before they begin to talk. What a companion answers follows from its rules and sources, and is not written here."
      may="content.read"
    >
      <DeskAnswer asked={asked} waits="Loading the companions…">
        {(companions) => (
          <div className="desk-two">
            {companions.map((companion) => (
              <Panel key={companion.id} pad label={companion.name}>
                {may ? <CompanionForm key={JSON.stringify(companion)} companion={companion} /> : <CompanionFacts companion={companion} />}
                <WhoHasIt companion={companion} />
              </Panel>
            ))}
          </div>
        )}
      </DeskAnswer>
    </DeskPage>
  );
}

function CompanionForm({ companion }: { companion: DeskCompanion }) {
  const { id, name, short_description, with_plan, ordering } = companion;
  const seen = { short_description, with_plan };
  const form = useDeskForm(changeDeskCompanion, {
    params: { id },
    defaults: { ...seen, ordering, was: seen },
    said: `${name} is changed.`,
    keeps: true,
  });
  return (
    <DeskForm form={form} title={name} go={`Save ${name}`}>
      <TextareaField label="Text" hint="What it is good for, in one or two sentences." rows={4} {...form.field('short_description')} />
      <PlaceField field={form.field} />
      <CheckboxField
        label="Comes with every plan and code that holds the companions"
        hint="Without it, it is for those alone to whom somebody at the desk gave it."
        {...form.field('with_plan')}
      />
    </DeskForm>
  );
}

function CompanionFacts({ companion: { name, short_description, with_plan } }: { companion: DeskCompanion }) {
  return (
    <>
      <h2>{name}</h2>
      <p>{short_description}</p>
      <DeskFacts facts={[['Comes with plans', with_plan ? 'Yes' : 'No']]} />
    </>
  );
}

function WhoHasIt({ companion: { id, name, given } }: { companion: DeskCompanion }) {
  const may = useMay('students.change');
  return (
    <div className="desk-row">
      <p>Given to {given === 1 ? '1 student' : `${given.toLocaleString('en-US')} students`}</p>
      {may && (
        <DeskLink to={deskPaths.companion(id)} about={`has ${name}`}>
          See who
        </DeskLink>
      )}
    </div>
  );
}
