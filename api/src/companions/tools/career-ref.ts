import type { Career } from '@careerscoop/catalogue/career';
import { sharedWith, summarizeCareer } from '@careerscoop/catalogue/compose';
import { careerByCode } from '@careerscoop/catalogue/load';
import type { CareerRef } from '@careerscoop/contract/catalogue';
import type { CardOf } from '@careerscoop/contract/chat-cards';
import { z } from 'zod';

/** An O*NET code that the catalogue has. */
export const careerCode = z.string().refine((code) => careerByCode(code) !== undefined, 'This is no career of the catalogue.');

export const careerOf = (code: string): Career => careerByCode(code)!;

export const refOf = ({ onet_code, slug, mask_title }: Career): CareerRef => ({ onet_code, slug, title: mask_title });

/** Careers to open, with a line each. */
export function careersCard(title: string, careers: readonly Career[]): CardOf<'careers'> {
  return {
    kind: 'careers',
    title,
    careers: careers.map((career) => ({
      ...refOf(career),
      summary: summarizeCareer(career),
      median_wage: career.wage?.median ?? null,
      shared_with: sharedWith(career),
    })),
  };
}
