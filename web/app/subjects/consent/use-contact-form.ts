import type { ConsentRequest } from '@careerscoop/contract/consent';
import { useForm } from 'react-hook-form';
import type { CallError } from '../../lib/call-error.ts';
import { checksLater, fetchAhead } from '../../lib/checks-later.ts';
import { useTypedEarly } from '../../lib/use-typed-early.ts';

const EMPTY: ConsentRequest = { channel: 'email', contact: '' };

const fetchCheck = async () => (await import('./check-contact.ts')).checkContact;
const resolver = checksLater<ConsentRequest>(fetchCheck);

/** Brings in the checks while the form is filled in. */
export const prepareContactForm = () => fetchAhead(fetchCheck);

/** A form for one contact, by the contract's own rules. */
export function useContactForm() {
  // The way is not read here: the first render has to be the built page's own, and what was chosen early is chosen again after it.
  const { contact } = useTypedEarly({ contact: EMPTY.contact });
  return useForm<ConsentRequest>({ resolver, defaultValues: { ...EMPTY, contact } });
}

/** Puts a refusal at its field. @returns what is left to be said above the form, if anything. */
export function refusalOf(form: ReturnType<typeof useContactForm>, error: CallError): string | null {
  const fields = (['contact', 'channel'] as const).filter((name) => error.fields[name]);
  for (const name of fields) form.setError(name, { message: error.fields[name]?.[0] ?? '' }, { shouldFocus: true });
  return fields.length > 0 ? null : error.message;
}
