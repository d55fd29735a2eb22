import type { ParentView } from '@careerscoop/contract/consent';

/** Every answer ever given, the newest first. */
export function ChangesList({ changes, purposes }: Pick<ParentView, 'changes' | 'purposes'>) {
  if (changes.length === 0) return <p>Nothing yet. Every answer will be listed here, with its day.</p>;
  return (
    <ol className="changes">
      {[...changes].reverse().map(({ at, purpose, granted, actor, text_version }) => (
        <li key={`${at} ${purpose}`}>
          <b>
            {purposes.find((one) => one.purpose === purpose)?.title}: {granted ? 'yes' : 'no'}
          </b>
          <span className="small soft">
            {new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })},{' '}
            {actor === 'guardian' ? 'by a parent' : 'by our team'}, text {text_version}
          </span>
        </li>
      ))}
    </ol>
  );
}
