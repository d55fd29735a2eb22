import { changeDeskPlan, type DeskPlan, listDeskPlans } from '@careerscoop/contract/desk-plans';
import { money } from '../../../lib/money.ts';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { DeskAnswer, DeskFacts, Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { useDeskForm } from '../use-desk-form.ts';
import { useFreshAnswer } from '../use-fresh-answer.ts';

/** The plans as they are sold. */
export function PlansView() {
  const may = useMay('plans.change');
  const asked = useFreshAnswer(deskOneQuery(listDeskPlans));
  return (
    <DeskAnswer asked={asked} waits="Loading the plans…">
      {(plans) => (
        <div className="desk-two">
          {plans.map((plan) => (
            <Panel key={plan.id} pad label={plan.title}>
              {may ? <PlanForm plan={plan} /> : <h2>{plan.title}</h2>}
              <DeskFacts
                facts={[
                  ['People who have it', plan.people.toLocaleString('en-US')],
                  ['Price', may ? null : plan.price === 0 ? 'Free' : money(Math.round(plan.price * 100))],
                  ['How long', may ? null : plan.duration],
                ]}
              />
            </Panel>
          ))}
        </div>
      )}
    </DeskAnswer>
  );
}

/** The fields as they were seen; what somebody else changes meanwhile does not touch them, and is told when they are sent. */
function seenOf({ title, price, duration, description }: DeskPlan) {
  const seen = { title, price, duration, description };
  return { ...seen, was: seen };
}

function PlanForm({ plan }: { plan: DeskPlan }) {
  const { id, title, price } = plan;
  const form = useDeskForm(changeDeskPlan, {
    params: { id },
    defaults: seenOf(plan),
    said: 'The plan is changed for whoever buys from now on.',
    keeps: true,
    onDone: (saved) => form.reset(seenOf(saved)),
  });
  return (
    <DeskForm form={form} title={title} go={`Save ${title}`}>
      <div className="desk-fields">
        <TextField label="Title" autoComplete="off" {...form.field('title')} />
        {price > 0 && (
          <TextField
            label="Price in US dollars"
            type="number"
            step="0.01"
            inputMode="decimal"
            {...form.field('price', { setValueAs: (value) => (String(value) === '' ? undefined : Number(value)) })}
          />
        )}
        <TextField label="How long, as people read it" autoComplete="off" {...form.field('duration')} />
      </div>
      <TextareaField label="Text" hint="The first line is the heading, each other line a point." rows={7} {...form.field('description')} />
    </DeskForm>
  );
}
