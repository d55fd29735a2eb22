import { PRODUCT } from '@careerscoop/contract/constants';

/** The way for younger children: a parent begins. */
export function UnderThirteen() {
  return (
    <details className="fold under-13">
      <summary>Under 13? A parent starts here.</summary>
      <p className="small">
        A child under 13 cannot sign up alone. A parent can write to{' '}
        <a href={`mailto:${PRODUCT.mailbox}?subject=${encodeURIComponent('A family account')}`}>{PRODUCT.mailbox}</a>, and we
        open a family account together.
      </p>
    </details>
  );
}
