/** What to name when writing to us about a failure on our side; nothing where there is nothing to name. */
export function Reference({ of }: { of: (Error & { reference?: string | undefined }) | null | undefined }) {
  return of?.reference ? <small className="reference small">Reference: {of.reference}</small> : null;
}
