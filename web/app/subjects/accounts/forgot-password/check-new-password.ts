import { resetForm } from '@careerscoop/contract/passwords';
import { zodResolver } from '@hookform/resolvers/zod';

export const checkNewPassword = zodResolver(resetForm);
