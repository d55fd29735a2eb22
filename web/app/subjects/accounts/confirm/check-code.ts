import { zodResolver } from '@hookform/resolvers/zod';
import { confirmByCode } from '@careerscoop/contract/confirm-code';

export const checkCode = zodResolver(confirmByCode.body!);
