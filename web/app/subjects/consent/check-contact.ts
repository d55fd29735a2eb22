import { consentRequest } from '@careerscoop/contract/consent';
import { zodResolver } from '@hookform/resolvers/zod';

export const checkContact = zodResolver(consentRequest);
