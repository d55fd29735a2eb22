import { setTimeout as pause } from 'node:timers/promises';

export interface Load {
  /** How often each status came; 0: no answer at all. */
  statuses: Map<number, number>;
  /** Who was told 201. */
  signedUp: string[];
  /** Answers with 503 that did not say when to come back. */
  untold: number;
}

let people = 0;

/** Signs people up at this server, and reads, until `signal` says so. */
export async function putLoad(url: string, signal: AbortSignal): Promise<Load> {
  const load: Load = { statuses: new Map(), signedUp: [], untold: 0 };
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${url}/api/v1${path}`, init).catch(() => undefined);
    const status = answer?.status ?? 0;
    load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
    if (status === 503 && !Number(answer?.headers.get('retry-after'))) load.untold += 1;
    await answer?.arrayBuffer().catch(() => undefined);
    await pause(status === 503 ? 25 : 1);
    return status;
  };
  const signUp = async () => {
    while (!signal.aborted) {
      const number = (people += 1);
      const body = JSON.stringify(formOf(number));
      // Everybody has an address of their own: the limits are not what is measured.
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      };
      if ((await ask('/signup/', { method: 'POST', body, headers })) === 201) load.signedUp.push(addressOf(number));
    }
  };
  const read = async (path: string) => {
    for (let count = 0; !signal.aborted; count += 1) {
      await ask(path, { headers: { 'x-forwarded-for': `11.0.${(count >> 8) & 255}.${count & 255}` } });
      await pause(20);
    }
  };
  await Promise.all([signUp(), signUp(), signUp(), signUp(), read('/pricing_plan/'), read('/industries/'), read('/health/ready')]);
  return load;
}

const addressOf = (number: number) => `person${number}@example.org`;

const formOf = (number: number) => ({
  first_name: 'Robin',
  last_name: 'Lake',
  email: addressOf(number),
  phone: '(555) 010-0155',
  address: '5 Hill Street',
  city: 'Madison',
  state: 'WI',
  zipcode: '53703',
  age: 18,
  grade: 'JR',
  password: 'three cold spoons',
  confirm_password: 'three cold spoons',
  education: 6,
  favorite_ice_cream_flavor: 'Mint',
  careers: '',
  certainty: 5,
  is_read_terms_and_policies: true,
  allow_data_sharing: false,
  role: 'Student',
});
