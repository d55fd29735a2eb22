import { resendConfirmation } from '@careerscoop/contract/signup';
import { zodResolver } from '@hookform/resolvers/zod';

export const checkResend = zodResolver(resendConfirmation.body!);
