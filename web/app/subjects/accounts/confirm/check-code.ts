import { zodResolver } from '@hookform/resolvers/zod';
import { confirmByCode } from '@careerscoop/contract/desk-confirming';

export const checkCode = zodResolver(confirmByCode.body!);
