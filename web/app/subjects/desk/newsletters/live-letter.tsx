import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { newsletterForm, previewNewsletter } from '@careerscoop/contract/desk-newsletters';
import { call } from '../../../lib/call.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Panel } from '../desk-page.tsx';
import { LetterFrame } from './letter-frame.tsx';

const PAUSE_MS = 500;

/** The letter that comes of what is typed, asked for at the pauses of typing. */
export function LiveLetter({ words }: { words: { subject: string; body: string } }) {
  const settled = useSettled(JSON.stringify(words), PAUSE_MS);
  const asked = newsletterForm.safeParse(JSON.parse(settled));
  const { data } = useQuery({
    queryKey: ['desk-letter', settled],
    queryFn: ({ signal }) => call(previewNewsletter, { body: asked.data ?? words }, signal),
    enabled: asked.success,
    placeholderData: keepPreviousData,
  });
  if (data) return <LetterFrame letter={data} />;
  return (
    <Panel pad label="The letter">
      <h2>The letter</h2>
      <p className="soft">With a subject and a text you see it here, just as readers get it.</p>
    </Panel>
  );
}
