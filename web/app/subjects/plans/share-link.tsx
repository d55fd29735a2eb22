import { Button } from '../../ui/button.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** An address to take along by hand. */
export function ShareLink({ address }: { address: string }) {
  const notices = useNotices();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      notices.say('The link is copied.');
    } catch {
      notices.say('Your browser does not let us copy. Mark the link and copy it yourself.', { tone: 'bad' });
    }
  }

  return (
    <div className="ask-parent__all share-link">
      <TextField label="The link" readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      <Button kind="line" size="small" onClick={() => void copy()}>
        Copy the link
      </Button>
    </div>
  );
}
