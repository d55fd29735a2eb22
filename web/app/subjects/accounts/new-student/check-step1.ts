import { studentStep1 } from '@careerscoop/contract/signup';
import { zodResolver } from '@hookform/resolvers/zod';

export const checkStep1 = zodResolver(studentStep1);
