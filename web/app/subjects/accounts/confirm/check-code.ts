import { zodResolver } from '@hookform/resolvers/zod';
import { confirmByCode } from '@careerscoop/contract/confirm-by-code';

/** What is checked before it is sent. */
export const checkCode = zodResolver(confirmByCode.body);
