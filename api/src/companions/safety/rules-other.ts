import type { Rule } from './rule.ts';

/** The core phrases of Portuguese, French, Haitian Creole, Vietnamese, Tagalog and Chinese, normalised (no accents). */
export const RULES_OTHER: Rule[] = [
  {
    kind: 'suicide',
    forms: [
      /\b(?:quero (?:\w+ )?(?:morrer|me matar|me suicidar)|quiero me matar|vou me matar|nao (?:quero|quiero) (?:mais )?viver|(?:acabar com a|tirar a) minha vida|querem? morrer|queria morrer)\b/u,
      /\b(?:veux (?:\w+ )?(?:mourir|me tuer|me suicider|en finir)|envie de (?:mourir|me tuer|en finir)|ne veux plus vivre|vais me tuer|me suicider|en finir avec la vie)\b/u,
      /\b(?:vle (?:mouri|touye tet mwen)|pa vle viv|ap touye tet mwen|touye tet mwen|anvi mouri|anvi viv anko)\b/u,
      /\b(?:muon (?:chet|tu tu|tu sat|ket thuc)|khong muon song|tu tu|tu sat|chan song)\b/u,
      /\b(?:gusto ko(?: nang|ng)? (?:na )?(?:nang )?(?:mamatay|magpakamatay)|magpakamatay|magpapakamatay|ayo?ko na(?:ng)? (?:mabuhay|mabuhay pa)|ayaw ko na(?:ng)? mabuhay|gusto ko nang mamatay)\b/u,
      /想死|不想活|自杀|自殺|不想再活|结束(?:自己|生命|我的生命)|活不下去|活着没意思/u,
    ],
  },
  {
    kind: 'self_harm',
    forms: [
      /\b(?:me corto|me machuco de proposito|me cortando|me mutilo)\b(?! (?:el|la) (?:pelo|cabello|dedo|fleco))/u,
      /\b(?:me (?:coupe(?! les (?:cheveux|ongles))|scarifie|mutile)|me (?:fais|faire) du mal)\b/u,
      /\b(?:koupe (?:tet|bra|ponyet|po) mwen|fe tet mwen mal|blese tet mwen)\b/u,
      /\b(?:rach tay|cat tay (?:minh|em|toi)|tu cat tay|lam dau (?:minh|ban than)|tu lam dau|tu hai)\b/u,
      /\b(?:sinasaktan ko (?:ang )?(?:aking )?sarili|naglalaslas|hinihiwa ko ang|nilalaslas ko)\b/u,
      /割腕|自残|自殘|割(?:自己|手)|伤害自己|傷害自己/u,
    ],
  },
  {
    kind: 'abuse',
    forms: [
      /\b(?:(?:pai|mae|padrasto|padrastro|tio|irmao|namorado|avo|dad|mom) (?:\w+ )?(?:me|mim) (?:bate|bateu|toca|espanca|machuca|abusa|estupr\w+)|fui estuprad[ao]|me estupr\w+|abusou de mim|ele me bate)\b/u,
      /\b(?:(?:pere|mere|beau pere|oncle|frere|copain|il|elle) (?:\w+ )?(?:me|m) ?(?:frappe|bat|tape|touche|viole)|ete violee?|ma violee?|m a violee?|il me (?:frappe|bat|touche))\b/u,
      /\b(?:(?:papa|dad|manman|mom|tonton|bope|frem|kouzen) (?:m |mwen )?(?:\w+ )?(?:ap )?(?:bat|manyen|touche|kale|fe kadejak sou) (?:m|mwen)|yo bat mwen|fe kadejak sou mwen|vyole mwen)\b/u,
      /\b(?:(?:bo|ba|me|cha|chu|cau|anh|duong) (?:\w+ ){0,2}(?:danh|so|cham vao|hiep|xam hai) (?:\w+ )?(?:em|con|toi|minh)|bi (?:danh|xam hai|hiep dam|lam dung))\b/u,
      /\b(?:(?:sinasaktan|binubugbog|pinapalo|hinihipuan|ginagalaw|minomolestiya|sinusuntok) (?:ako|kami)|ginahasa ako|ni ?rape ako|hinipuan ako)\b/u,
      /(?:爸爸?|妈妈?|媽媽?|继父|繼父|叔叔|哥哥|舅舅|老师|他) ?(?:每天|总是|經常|经常|又|一直)? ?(?:打|摸|强奸|強姦|侵犯|虐待)(?:了)? ?我|强奸了?我|我被(?:打|强奸|侵犯|虐待)/u,
    ],
  },
  {
    kind: 'exploitation',
    forms: [
      /\b(?:pede|quer|pediu|querem|manda) (?:\w+ ){0,8}(?:fotos?|nudes) (?:\w+ ){0,8}(?:nua|pelada|sem roupa|intimas|minhas)|(?:quer|pede) nudes|ameaca\w* (?:\w+ ){0,8}(?:fotos?|nudes)/u,
      /\b(?:photos? (?:\w+ ){0,4}(?:nue?|sans vetements|intimes?)|menace (?:de|d) (?:\w+ ){0,8}(?:photos?|publier|video))/u,
      /\b(?:foto (?:toutouni|mwen toutouni)|mande (?:m|mwen) foto)/u,
      /\b(?:(?:anh|hinh) (?:khoa than|nude|nong)|doi anh|de doa (?:\w+ ){0,8}(?:anh|hinh))\b/u,
      /\b(?:(?:humihingi|hinihingan|pinipilit|tinatakot) (?:\w+ ){0,8}(?:nude|nudes|litrato|pictures?|hubad|katawan)|nudes? (?:\w+ )?ko)\b/u,
      /裸照|(?:威胁|威脅)(?:要)?(?:我|发)|脱衣服|私密照/u,
    ],
  },
  {
    kind: 'threat',
    forms: [
      /\b(?:levar|trazer) uma? (?:arma|faca)|vou matar (?:ele|ela|todos|eles)|amener une? (?:arme|couteau)|vais (?:le|la|les|tous les) tuer|pote (?:zam|kouto)|mang (?:sung|dao) (?:\w+ ){0,8}(?:den|toi|vao) truong|se giet (?:no|het|han)|magdadala ako ng (?:baril|gun|kutsilyo)|papatayin ko (?:siya|sila)/u,
      /带(?:枪|刀)去|(?:要|想)(?:杀|殺)(?:了)?(?:他|她|人|老师|同学)|炸学校/u,
    ],
  },
  {
    kind: 'overdose',
    forms: [
      /\b(?:tomei (?:muit\w+|tod\w+) (?:\w+ ){0,8}(?:remedios?|comprimidos?)|pris (?:trop de|tous les|toutes les|plein de) (?:\w+ ){0,8}(?:medicaments?|cachets?|pilules?|comprimes?)|pran (?:twop|tout|anpil) (?:grenn|medikaman)|uong (?:nhieu|het|qua nhieu) (?:\w+ )?thuoc|uong thuoc (?:ngu )?qua lieu|uminom ako ng (?:maraming|sobrang|lahat)|na ?overdose ako)\b/u,
      /(?:吃|吞)了(?:很多|太多|一瓶|整瓶|好多|所有)(?:的)?(?:安眠)?药/u,
    ],
  },
  {
    kind: 'danger_home',
    forms: [
      /\b(?:mi?edo de (?:voltar|ir) (?:para|pra) casa|expulsaram de casa|peur de rentrer|mis(?:e)? a la porte|pe (?:tounen|ale) lakay|so ve nha|(?:bi )?duoi (?:ra )?khoi nha|(?:natatakot|takot) (?:akong?|ako na) umuwi|pinalayas (?:ako|kami))\b/u,
      /不敢回家|赶出家门|趕出家門|被赶出|有人跟踪我|有人跟着我/u,
    ],
  },
  {
    kind: 'eating',
    forms: [
      /\b(?:vomito depois de comer|nao como (?:ha|faz)|fais vomir|ne mange plus|ne mange rien depuis|sinusuka ko|hindi (?:na )?ako kumakain|nhin an|moc hong|nonmen apre m manje)\b/u,
      /吃完(?:就|都)?.{0,4}吐|逼自己吐|几天没吃|催吐|厌食症|暴食/u,
    ],
  },
];
