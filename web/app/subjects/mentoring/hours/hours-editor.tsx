import type { MentorHours } from '@careerscoop/contract/mentor-hours';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldPath, FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { paths } from '../../../lib/paths.ts';
import { dayAt, deviceZone, placeOf } from '../../../lib/time-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { WEEKDAYS } from '../hour-words.ts';
import { useKeepHours } from '../mentor.queries.ts';
import { DaysOff } from './days-off.tsx';
import { formOf, type HoursChecked, type HoursFields, hoursForm, keptOf, nextHour } from './hours-form.ts';
import { WeekdayHours } from './weekday-hours.tsx';
import './hours.css';

/** A refusal that belongs to one field of one time. */
const AT_FIELD = /^hours\.\d+\.\w+$/;

/** A mentor's week by their own clock, and the days that differ from it. One Save keeps both. */
export function HoursEditor({ kept }: { kept: MentorHours }) {
  const form = useForm<HoursFields, unknown, HoursChecked>({ resolver: zodResolver(hoursForm), defaultValues: formOf(kept) });
  const { control, handleSubmit, reset, setError, setValue, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'hours' });
  const days = useWatch({ control, name: 'days' });
  const keep = useKeepHours();
  const { say } = useNotices();
  const device = deviceZone();
  // What the form began with: a fresher answer that arrives meanwhile is not what is being edited.
  const [seen, setSeen] = useState(kept.seen);

  const send = handleSubmit((draft) => {
    // A day off that has passed while the page lay open is nothing to keep any more.
    const days = draft.days.filter(({ day }) => day >= dayAt(new Date().toISOString(), kept.time_zone));
    keep.mutate(
      { ...keptOf({ ...draft, days }), seen },
      {
        onSuccess: (answer) => {
          setSeen(answer.seen);
          reset(formOf(answer));
          say('Your hours are kept. What is booked stays booked.');
        },
        onError: ({ fields: refused }) => {
          for (const [name, [message]] of Object.entries(refused)) {
            if (message && AT_FIELD.test(name)) setError(name as FieldPath<HoursFields>, { message }, { shouldFocus: true });
          }
        },
      },
    );
  });
  // A refusal that no field of the page is named for is said beside the button.
  const atField = Object.keys(keep.error?.fields ?? {}).some((name) => AT_FIELD.test(name));

  return (
    <FormProvider {...form}>
      <form className="hours" noValidate method="post" onSubmit={(event) => void send(event)}>
        <LeaveGuard when={formState.isDirty && !keep.isPending} />
        <p className="lead soft">
          By your clock, {placeOf(kept.time_zone)} time. Students see them in theirs, and can book a half hour from tomorrow on, up to 60
          days ahead.
        </p>
        {device !== kept.time_zone && (
          <Notice live={false}>
            This device is on {placeOf(device)} time; your hours are on {placeOf(kept.time_zone)} time. If you have moved, change your time
            zone in your profile.{' '}
          </Notice>
        )}
        <section className="hours__week" aria-labelledby="week-title">
          <h2 className="h2" id="week-title">
            Every week
          </h2>
          <ul className="hours__days">
            {WEEKDAYS.map((name, index) => (
              <WeekdayHours
                key={name}
                name={name}
                places={fields.flatMap(({ weekday, id }, place) => (weekday === index + 1 ? [{ id, place }] : []))}
                onAdd={() => append(nextHour(form.getValues('hours'), index + 1), { focusName: `hours.${fields.length}.from_minute` })}
                onRemove={remove}
              />
            ))}
          </ul>
        </section>
        <DaysOff days={days} zone={kept.time_zone} onChange={(next) => setValue('days', next, { shouldDirty: true })} />
        {keep.error && !atField && (
          <Notice tone="bad">
            {keep.error.messages.join(' ')}{' '}
            {keep.error.code === 'conflict' ? 'Until then what you set stays on this one.' : 'Nothing you set is lost.'}{' '}
            <Reference of={keep.error} />
          </Notice>
        )}
        <div className="hours__foot">
          <p className="small" role="status">
            {formState.isDirty ? 'Not kept yet.' : 'All of this is kept.'}
          </p>
          <div className="row">
            <LinkButton kind="line" to={paths.sessions}>
              Back to your week
            </LinkButton>
            <Button type="submit" kind="go" busy={keep.isPending}>
              {keep.isPending ? 'Saving…' : 'Save'}
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
