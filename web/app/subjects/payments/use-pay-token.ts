import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keptPay } from './kept-pay.ts';

/**
 * The token of a link to pay: what stands after the sign is taken out of the address at once, and kept in the tab. Undefined while
 * it is not known yet, null where there is none.
 */
export function usePayToken(): string | null | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const arrived = hash.slice(1);
    if (!arrived) {
      setToken((known) => known ?? keptPay.read()?.token ?? null);
      return;
    }
    keptPay.keep({ token: arrived });
    setToken(arrived);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
