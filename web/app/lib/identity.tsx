import { useOrganization } from './site.ts';

/** Who it is that asks a stranger: name, address, mailbox. An address that nobody has set is said to be an example. */
export function Identity() {
  const { name, address, mailbox, is_example } = useOrganization();
  return (
    <>
      <b>{name}</b>
      {address && `, ${address}`}
      {is_example && ' (an example address)'}, <a href={`mailto:${mailbox}`}>{mailbox}</a>
    </>
  );
}
