import { type ComponentType, createContext, useContext } from 'react';

interface TriedCareer {
  onet_code: string;
  title: string;
}

/** What stands beside "Try this" of a career. The route says it, as the subjects that show careers know no other subject. */
export const TryThisSlot = createContext<ComponentType<TriedCareer> | null>(null);

/** The place for it; empty where no route filled it. */
export function TryThisMore(career: TriedCareer) {
  const Slot = useContext(TryThisSlot);
  return Slot && <Slot {...career} />;
}
