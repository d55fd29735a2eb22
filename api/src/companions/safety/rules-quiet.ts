import { rule } from './rule.ts';

/** What makes it a life like any other: a place, a person, an hour. */
const LIVED =
  '(?! (?:in (?!this (?:world|life|body|hell)|pain|fear|hell)|with (?!this (?:pain|feeling)|my ?self|pain|depression|anxiety)|at|on|off|here|near|far|close|by|for|alone|together|out|under|abroad|downtown|paycheck|so)\\b)';
/** A place for somebody: a future in that can be missing and nothing is wrong. */
const SOMEWHERE = '(?! (?:in(?! this (?:world|life))|at|as|with|for|doing|working|playing|on|there|here)\\b)';
const DONDE = '(?! (?:en(?! (?:este mundo|esta vida))|con|cerca|lejos|sol[oa]|aqui|de|del|como|sin)\\b)';

/** No wish to live, said without its words: what living is for, whom nobody would miss, what does not come any more. */
export const RULES_QUIET = [
  rule(
    'suicide',
    `(?:what|there)(?: \\w+)? is (?:even |really |honestly )?(?:the|a|any|no) (?:\\w+ )?point (?:of|in|to) (?:me |my )?(?:even )?(?:living|live|life|being (?:alive|here)|staying alive|existing)(?! (?:science|skills|insurance|coach\\w*|guard\\w*)\\b)${LIVED}|(?:living|life|existing|my life) (?:is|seems|feels|has) (?:\\w+ ){0,2}(?:pointless|meaningless|no (?:point|meaning|purpose))(?! (?:if|unless|without)\\b)`,
    `(?:why|know why) (?:am|should|do|would|bother)(?: i)? (?:even |still |keep |bother |i )*(?:living|live|alive|being alive|stay(?:ing)? alive|exist(?:ing)?)${LIVED}|know why i am (?:even |still )*alive|why bother (?:living|being alive|existing)${LIVED}`,
    '(?:no ?(?:one|body)|not a (?:single )?(?:person|soul)|who|would any ?(?:one|body)|if any ?(?:one|body)) (?:would |will |is going to )?(?:even |ever |really |actually |be able to )*(?:miss me|(?:notice|care|cry) (?:if|when|that|once) i (?:was|were|am|had|just )*(?:gone|dead|died|die|disappeared|vanished|not (?:here|alive|around)|did not exist|killed))(?! (?:at (?:practice|work|the|lunch|rehearsal)|in (?:class|practice|math|gym)|if i (?:skip\\w*|miss\\w*|quit|left|was late|am late)|when i (?:move|graduate|leave|transfer|quit)|for (?:a|one|the))\\b)',
    `(?:do|can) not (?:really |even |ever )?(?:see|picture|imagine) (?:a|any|my|much of a) future (?:for (?:me|my ?self)${SOMEWHERE}|with me in it|any ?more${SOMEWHERE}|$|\\.)|(?:no|not a|not any) future for me${SOMEWHERE}|do not have a future(?: any ?more)? (?:and|so|\\.|$)`,
    '(?:will|would) not (?:even |probably )?be (?:here|around|alive) (?:\\w+ ){0,3}(?:anyways?|much longer|that long)(?! (?:[^ .]+ ){0,6}(?:mov\\w+|transfer\\w*|graduat\\w*|switch\\w*|abroad|vacation|trip|college|school|leaving for|exchange)\\b)|(?:will|would) not (?:live|last|be alive) that long|(?:will|would) not (?:live|be alive) to see|(?:mad|angry|sad|upset) (?:that |when |every time )?i (?:woke|wake) up(?! (?:so|late|early|too|before|at|to|with|on|for|in)\\b)|when i will not be (?:around|alive)|not (?:\\w+ ){0,3}(?:be|being) alive (?:at|by|past|when|for|in) (?:\\d|my|next|graduation|that|college)',
    '(?:such |just |only |always )*a burden (?:to|on|for) (?:everyone|everybody|people|them all|the world|my (?:family|mom|dad|parents|friends))(?! (?:financially|when|if|with (?:the|my))\\b)',
    '(?:family|parents|mom|dad|friends|they|everyone|everybody|people|world|them) (?:\\w+ ){0,4}(?:happier|better|relieved|easier|glad) (?:off )?(?:if i (?:was|were|am|died|did|had|never|just )*(?:gone|dead|not here|died|exist\\w*|not (?:be|been|exist)\\w*|born)|without me(?! (?:at|in|on|as)\\b))',
    '(?:do|does) not (?:really |even )?care (?:if|whether) i (?:live|die|am alive|wake up|live or die)(?! (?:in|at|with|on|of|far|near)\\b)|would not mind (?:dying|not waking up|being dead|(?:getting|being) (?:hit|run over) by)',
    `(?:no reason|nothing) (?:left )?(?:for me )?to (?:live for|be alive|keep (?:living|going)|stay alive|go on)(?! (?:to|in|with|a|the|this|that|vacation|field|with)\\b)|nothing left for me(?! (?:to|in|at)\\b)|(?:hate|sick of|exhausted (?:of|from)|over) (?:being alive|existing)(?! (?:at the|during|when|while|in this)\\b)`,
    '(?:give up|gave up|giving up|given up) on (?:life|living)(?! (?:science|skills|drawing|hacks|in|with)\\b)|can ?not (?:take|handle|stand|do) (?:this |my )?life (?:any ?more|no more)|can ?not (?:live|go on) like this',
    'wish (?:my )?(?:mom|dad|parents|they|she) (?:had )?(?:never|not|did not) (?:had|have) me(?! (?:to|do|at)\\b)|(?:should not|was never|was not|never) (?:exist|be alive|been alive|have been born|be born|(?:meant|supposed) to (?:exist|be born|be alive))(?! (?:in|at|as|anymore in)\\b)',
    '(?:do|does) not want to be (?:on|in|part of) this (?:planet|earth|world|life)(?! (?:cup|tour|series)\\b)|(?:disappear|vanish) (?:for good|forever|and never come back)(?! (?:into|in|to|from)\\b)|(?:pray|hope|wish|beg) (?:\\w+ ){0,2}(?:do|did|will) not wake up(?! (?:late|early|before|sick|hungry|at|to|with|for|until|in time)\\b)|sleep forever(?! (?:in|on|after)\\b)|(?:ready for|want) (?:it all|everything) to (?:just )?(?:be over|end|stop)',
  ),
  rule(
    'self_harm',
    '(?:styros?|barcodes?) on (?:my|her|his) (?:\\w+ )?(?:arms?|legs?|thighs?|wrists?|hips?)|(?:cut|went|gone|go|hit|got|down|deep) (?:down )?(?:to )?(?:styros?|beans) (?:again|last night|tonight|on my|and it|yesterday)|(?:doing|did|making) barcodes? on my',
  ),
  rule(
    'suicide',
    `(?:para|pa) que (?:\\w+ )?(?:vivir|vivo|seguir (?:viviendo|viv[oa])|sigo (?:viviendo|viv[oa]|aqui)|existir|existo)(?! (?:sea|mejor|bien)\\b)${DONDE}|(?:cual es|que) (?:el |la )?(?:punto|sentido|caso|chiste|razon) (?:tiene )?(?:de )?(?:vivir|mi vida|seguir (?:viviendo|viv[oa])|existir|estar viv[oa])${DONDE}`,
    'nadie (?:me (?:\\w+ ){0,2}(?:extranaria|extranara|extranar|echaria de menos|echar de menos)|va a extranarme)(?! (?:en|si (?:falto|llego|no (?:voy|vengo)))\\b)|(?:a nadie|nadie) (?:\\w+ ){0,3}(?:importaria|importa|cuenta|notaria|lloraria) (?:\\w+ )?si (?:yo )?(?:\\w+ )?(?:me (?:muero|muriera|mato|fuera para siempre)|muero|no (?:estoy|estuviera|existiera)|desapare\\w+)',
    `no (?:le )?(?:veo|encuentro|hallo) (?:el |ningun )?(?:sentido|caso) (?:a|de) (?:vivir|la vida|mi vida|seguir viv\\w+|existir|seguir aqui)${DONDE}|(?:mi vida|la vida|vivir) (?:ya )?no tiene (?:\\w+ )?(?:sentido|caso)(?! (?:sin|si)\\b)`,
    '(?:no veo|no hay|no tengo)(?: \\w+)? futuro (?:para mi(?= (?:\\.|y|ya|ni|nunca|porque|asi)(?: |$)|$)|$|\\.)|no me veo en el futuro(?! (?:como|de|en|trabajando|haciendo|con|siendo)\\b)',
    '(?:soy|siento que soy|me siento) (?:solo |nada mas |como )?una carga (?:para|de) (?:mi familia|tod[oa]s|mis (?:papas|padres|amigos)|mi (?:mom|dad)|los demas|ell[oa]s)',
    `(?:cansad[oa]|hart[oa]) de (?:vivir|existir|estar viv[oa])${DONDE}|odio (?:estar viv[oa]|vivir|existir)${DONDE}|(?:no puedo mas|no aguanto)(?: mas)? (?:con )?(?:mi|la|esta) vida|me rindo (?:con|de) (?:la vida|mi vida|vivir)`,
    '(?:quisiera|ojala|desearia|prefiero|preferiria) (?:\\w+ )?(?:no|nunca) (?:haber|hubiera) nacido(?! (?:en|aqui|con)\\b)|dormir(?:me)? (?:para siempre|y (?:ya )?(?:no|nunca) (?:mas )?despertar)(?! (?:hasta|temprano|antes)\\b)|(?:mejor|feliz|felices) si yo no (?:existiera|estuviera|hubiera nacido)',
  ),
];
