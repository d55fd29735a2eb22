import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';

import { setTheme, THEMES, useTheme } from './theme.ts';

const LOOKS = {
  light: { text: 'Light', Icon: Sun },
  dark: { text: 'Dark', Icon: Moon },
  system: { text: 'Auto', Icon: Monitor },
} as const;

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const name = useId();
  const chosen = useTheme();
  return (
    <fieldset className="theme">
      <legend className="vh">Colors of the page</legend>
      {THEMES.map((theme) => {
        const { text, Icon } = LOOKS[theme];
        return (
          <label key={theme}>
            <input type="radio" name={name} value={theme} checked={chosen === theme} onChange={() => setTheme(theme)} />
            <Icon className="ic" />
            {text}
          </label>
        );
      })}
    </fieldset>
  );
}
