import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { savedCollegesQuery } from '../colleges.queries.ts';
import { keepCollegeWish } from './college-wish.ts';
import { useSaveCollege } from './use-save-college.ts';

interface SaveCollegeProps {
  unitid: number;
  name: string;
}

/** The heart of a school: free for every student. A visitor signs in first, and it is saved when they are back. */
export function SaveCollege({ unitid, name }: SaveCollegeProps) {
  const user = useSessionUser();
  const isStudent = user?.role === 'Student';
  const { data } = useQuery({ ...savedCollegesQuery, enabled: isStudent });
  const { mutate, isPending, variables } = useSaveCollege();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (user && !isStudent) return null;
  const saved = isPending ? variables.save : (data?.results.some((one) => one.unitid === unitid) ?? false);

  function press() {
    if (isStudent) {
      if (!isPending) mutate({ unitid, save: !saved });
      return;
    }
    const from = pathname + search;
    keepCollegeWish({ unitid, name, from });
    void navigate(paths.signIn(from));
  }

  return (
    <RoundButton label={`Save ${name}`} pressed={saved} className="college__save needs-script" onClick={press}>
      <Heart className="ic" />
    </RoundButton>
  );
}
