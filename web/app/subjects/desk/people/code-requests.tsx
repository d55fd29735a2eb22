import { useQuery } from '@tanstack/react-query';
import { type CodeRequest, listCodeRequests, makeRequestedCode, refuseCodeRequest } from '@careerscoop/contract/desk-codes';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { DeskFacts, Panel } from '../desk-page.tsx';
import { deskListQuery, useDeskChange } from '../desk.queries.ts';
import { asNumber, useDeskForm } from '../use-desk-form.ts';
import { useNotices } from '../../../ui/notices.tsx';

const FIRST = { q: '', sort: '', page: 1, filters: {} };

/** Class codes that organizations ask for, the oldest first, each answered in place; nothing where none waits. */
export function CodeRequests() {
  const { data } = useQuery(deskListQuery(listCodeRequests, FIRST));
  if (!data || data.results.length === 0) return null;
  return (
    <>
      <h2>Codes that are asked for</h2>
      {data.results.map((request) => (
        <CodeRequestPanel key={request.id} request={request} />
      ))}
    </>
  );
}

/** One of them: made with the letters that are typed, or refused. */
export function CodeRequestPanel({ request }: { request: CodeRequest }) {
  const { id, by, school, code, label, seats, created_at } = request;
  const notices = useNotices();
  const refusal = useDeskChange(refuseCodeRequest);
  const form = useDeskForm(makeRequestedCode, { params: { id }, defaults: { code: '', seats }, said: 'The code is made.' });
  return (
    <div data-row="">
      <Panel pad label={label}>
        <DeskFacts
          facts={[
            ['For', label],
            ['School or sponsor', school?.name ?? code],
            ['Asked by', by ? `${by.first_name}, ${by.email}` : 'Somebody who is gone'],
            ['Asked on', dayInWords(created_at)],
          ]}
        />
        <DeskForm
          form={form}
          go="Make the code"
          shortcut="A"
          others={
            <DeskButton
              shortcut="D"
              busy={refusal.isPending}
              about={`to ${label}`}
              onClick={() =>
                refusal.mutate(
                  { params: { id } },
                  {
                    onSuccess: () => notices.say('The request is declined.'),
                    onError: (error) => notices.say(error.message, { tone: 'bad' }),
                  },
                )
              }
            >
              Say no
            </DeskButton>
          }
        >
          <div className="desk-fields">
            <TextField label="Code" hint="4 to 40 letters, digits and dashes." autoComplete="off" {...form.field('code')} />
            <TextField
              label="Places"
              hint="As many as were asked for."
              type="number"
              inputMode="numeric"
              {...form.field('seats', asNumber)}
            />
          </div>
        </DeskForm>
      </Panel>
    </div>
  );
}
