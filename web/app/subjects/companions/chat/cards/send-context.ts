import { createContext } from 'react';

/** Says something in the conversation that a card stands in; null while an answer is awaited. */
export const SendContext = createContext<((text: string) => void) | null>(null);
