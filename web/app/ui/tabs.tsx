import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabItem<V extends string> {
  value: V;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

interface TabsProps<V extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly TabItem<V>[];
  value?: V;
  defaultValue?: V;
  onValue?: (value: V) => void;
}

/** Arrow keys move and show at once; only the panel shown is in the page. */
export function Tabs<V extends string>({ label, tabs, value, defaultValue, onValue }: TabsProps<V>) {
  return (
    <Base.Root value={value} defaultValue={defaultValue ?? tabs[0]?.value} onValueChange={(next) => onValue?.(next as V)}>
      <Base.List className="tabs" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className="tab">
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="tab-panel">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
