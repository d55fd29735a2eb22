import type { Result } from '@careerscoop/contract/results';

const PAGE = 'https://www.careeronestop.org/Toolkit/Careers/Occupations/occupation-profile.aspx';

/** The government's page about an occupation, which takes the code without its signs. */
export function outlookUrl({ onet_code, unique_title }: Pick<Result, 'onet_code' | 'unique_title'>): string {
  return `${PAGE}?${new URLSearchParams({ keyword: unique_title.text, onetcode: onet_code.replace(/\D/g, '') })}`;
}
