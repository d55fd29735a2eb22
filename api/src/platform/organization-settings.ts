import { PRODUCT } from '@careerscoop/contract/constants';
import type { OrganizationIdentity } from '@careerscoop/contract/site';
import { z } from 'zod';

/** Stands in until an installation says where its people are; whoever reads it is told that it is an example. */
const EXAMPLE_ADDRESS = '210 Lake Street, Springfield, IL 62701';

const line = z.string().trim().max(160, 'can have at most 160 characters').optional();

export const organizationFields = {
  ORGANIZATION_NAME: line,
  ORGANIZATION_ADDRESS: line,
  ORGANIZATION_MAILBOX: z.email('must be an email address').optional(),
};

type Set = { [name in keyof typeof organizationFields]?: string | undefined };

/** Who asks parents and payers: its name, where it can be found, and its mailbox. */
export function readOrganization(set: Set): OrganizationIdentity {
  return {
    name: set.ORGANIZATION_NAME || PRODUCT.name,
    address: set.ORGANIZATION_ADDRESS || EXAMPLE_ADDRESS,
    mailbox: set.ORGANIZATION_MAILBOX || PRODUCT.mailbox,
    is_example: !set.ORGANIZATION_ADDRESS,
  };
}
