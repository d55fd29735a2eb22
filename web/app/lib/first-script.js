// Stands in every page and runs before its first paint, so it is small and as a whole: a built page has its own hash of it.
globalThis.__zod_globalConfig = { jitless: true };
const page = document.documentElement;
// What shows only where no script runs is away from the first paint on.
page.dataset.script = '';
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
} catch {
  // A browser that keeps nothing shows the theme of the device.
}
if (/[?&]token=./.test(location.search)) page.dataset.byLink = '';
// What is pressed before the page's own scripts are here is noted, shows that it waits, and is pressed again once they are.
const pressed = new Set();
// So is what is chosen in a list or of several: the scripts are told of it once they listen.
const chosen = new Map();
const note = ({ target }) => {
  const isRadio = target.type === 'radio';
  if (isRadio || target.matches('select')) chosen.set(isRadio ? target.name : target, [target, target.value]);
};
const hear = (event) => {
  const button = event.type === 'submit' ? event.submitter : event.target.closest('button');
  if (event.type === 'click' && button?.type !== 'button') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!button) return;
  pressed.add(button);
  button.setAttribute('aria-busy', 'true');
};
const wake = () => {
  removeEventListener('submit', hear, true);
  removeEventListener('click', hear, true);
  removeEventListener('change', note, true);
  removeEventListener('alive', wake);
  delete page.dataset.byLink;
  for (const [field, value] of chosen.values()) {
    if (field.type === 'radio') {
      field.checked = false;
      field.click();
    } else {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
  for (const button of pressed) {
    button.removeAttribute('aria-busy');
    button.click();
  }
};
addEventListener('submit', hear, true);
addEventListener('click', hear, true);
addEventListener('change', note, true);
addEventListener('alive', wake);
