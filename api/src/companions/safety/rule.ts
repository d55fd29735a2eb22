import type { Danger } from '@careerscoop/contract/help-lines';

export interface Rule {
  kind: Danger;
  forms: RegExp[];
}

/** Words that stand for each other in the rules below. */
const CLASSES: Record<string, string> = {
  I: '(?:i|i am|i have|i just|i really|i already|i almost|i still|i keep|i kept|i might|i will|i would|i could|me)',
  WANT: '(?:want to|wants to|going to|gon|need to|about to|trying to|plan to|planning to|ready to|thinking about|thinking of|thought about|might|will|gotta|have to|should just|should|would rather|decided to|like to)',
  SELFKILL:
    '(?:kill (?:my|him|her|them|your) ?sel(?:f|ves)|kill my self|killing (?:my|him|her|them) ?sel(?:f|ves)|end (?:my|her|his|their) (?:own )?life|ending (?:my|her|his) life|take (?:my|her|his|their) (?:own )?life|took (?:my|her|his) own life|hang (?:my|him|her) ?self|shoot (?:my|him|her) ?self|drown my ?self|commit suicide)',
  KIN: '(?:(?:step |foster |grand ?|older |big |little |younger |own )*(?:dad|mom|parents|brother|sister|uncle|aunt|grandpa|grandma|grandfather|cousin|boyfriend|girlfriend|ex|husband|guardian|family|coach|teacher|pastor|priest|boss|manager|tutor|babysitter)s?(?: (?:boyfriend|girlfriend|friend|husband|new man))?)',
  HURTS:
    '(?:hits|hit|hitting|beats|beating|beat|punches|punched|kicks|kicked|slaps|slapped|slapping|chokes|choked|choking|burns|burned|whips|whipped|strangled|hurts|hurt|hurting|abuses|abused|abusing|threw|throws|shoves|shoved|stabbed|smacks|grabs|drags|dragged|whoops|whooped|swings on|swinging on)',
  TOUCHES:
    '(?:touches|touched|touching|raped|rapes|raping|molested|molests|molesting|groped|gropes|assaulted|fingered|kissed|kisses|forces|forced|rubs|rubbed|fondled)',
  FRIEND:
    '(?:(?:best |close |little |big |older |younger |online |guy |girl )*(?:friend|friends|sister|brother|cousin|girlfriend|boyfriend|roommate|classmate|teammate|kid|boy|girl|person|someone|somebody|everyone|mom|dad|son|bestie|homie|bro|he|she))',
  PICS: '(?:nudes?|naked (?:pictures?|photos?|selfies?|videos?)|(?:private|intimate|dirty|sexy|topless|underwear|swimsuit) (?:pictures?|photos?|videos?)|(?:pictures?|photos?|videos?) of (?:me|my body)|noods)',
  PILLS:
    '(?:pills?|tylenol|medication|meds|medicine|adderall|bleach|sleeping pills|antidepressants|benadryl|aspirin|melatonin|oxys?|fentanyl|blues)',
  ALL: '(?:all|too many|too much|a bunch|a whole|the whole|whole|bunch of|a lot|a ton|like \\d+|\\d\\d+|way too|everything|hella|so many|mad|half a)',
  GUN: '(?:guns?|knife|knives|bomb|weapons?|ammo|explosives?|blade)',
  ONE: '(?:him|her|them|someone|somebody|people|everyone|everybody|my (?:step )?(?:dad|mom|parents|brother|sister|teacher|ex|boss|family|class|uncle|principal)|the (?:whole )?(?:class|school|teacher|principal)|all of (?:them|you)|that (?:kid|boy|girl|teacher)|this (?:kid|boy|girl))',
};

/** Compiles a rule: `{NAME}` is a class, `~` up to four words between. */
export function rule(kind: Danger, ...forms: string[]): Rule {
  return {
    kind,
    forms: forms.map(
      (form) =>
        new RegExp(
          `(?<![\\p{L}])(?:${form.replace(/\{(\w+)\}/g, (_, name: string) => CLASSES[name] ?? '').replace(/ ~ /g, ' (?:[^ .]+ ){0,4}?')})(?![\\p{L}])`,
          'u',
        ),
    ),
  };
}
