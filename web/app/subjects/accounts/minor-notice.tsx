import { ADULT_AGE } from '@careerscoop/contract/constants';
import { Notice } from '../../ui/notice.tsx';

/** For whom a parent decides some things later: what is open at once, and what waits. */
export function MinorNotice({ age }: { age: unknown }) {
  const years = Number(age);
  if (!(years > 0 && years < ADULT_AGE)) return null;
  return (
    <div className="form-grid__w2">
      <Notice live={false}>
        The assessment and your ten careers are yours right away. Talks with a mentor and AI companions stay closed until a parent says yes.
        We ask for that later, not now.
      </Notice>
    </div>
  );
}
