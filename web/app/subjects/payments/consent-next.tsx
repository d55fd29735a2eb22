import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePress } from './payments.queries.ts';

/** After paying: what stays closed without a parent's yes. It is sent to the number that the first text reached. */
export function ConsentNext({ first_name, token }: { first_name: string; token: string }) {
  const ask = usePress('consent', token);
  return (
    <Block room="vanilla" className="pay-next" aria-labelledby="pay-next">
      <h2 className="h2" id="pay-next">
        One thing waits for you
      </h2>
      {ask.data ? (
        <Notice tone="good">{ask.data.detail}</Notice>
      ) : (
        <>
          <p>
            {first_name} is under 18. Talks with a mentor and the AI Companions stay closed until a parent says yes. It takes two minutes,
            and you can say no.
          </p>
          {ask.error && <Notice tone="bad">{ask.error.message}</Notice>}
          <p>
            <Button kind="go" busy={ask.isPending} onClick={() => ask.mutate(undefined)}>
              Text me the page to decide
            </Button>
          </p>
        </>
      )}
    </Block>
  );
}
