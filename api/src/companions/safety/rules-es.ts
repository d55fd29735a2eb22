import { rule } from './rule.ts';

const FAM =
  '(?:dad|mom|padrastro|madrastra|tio|tia|abuelo|abuela|hermano|primo|novio|novia|jefe|maestro|profe|entrenador|padres|parents|pareja|ex|papas|apa|ama|patron|vecino)';
const PEGA =
  '(?:pega|pegan|golpea|golpean|golpeo|maltrata|maltratan|ahorco|ahorca|quema|quemo|lastima|lastimo|azota|patea|pateo|cachetea|agarra a golpes|pego|jala el pelo|encierra|deja marcas|deja moretones|deja sin comer)';

/** Danger in Spanish, in normalised words (no accents; "mom" and "dad" as the short forms make them). */
export const RULES_ES = [
  rule(
    'suicide',
    '(?:me )?(?:quiero|quisiera|quiere|quieren|voy a|va a|pienso|pense|prefiero|mejor|deberia|ganas de|pensado en|penso en|intento|intente|trato de|trate de|a punto de) (?:\\w+ )?(?:matarme|matarse|suicidarme|suicidarse|morir(?:me|se)?(?! (?:de (?:risa|hambre|calor|pena|sueno)|jaja))|quitarme la vida|quitarse la vida|quitar la vida|ahorcarme|desaparecer para siempre)',
    'me (?:quiero|voy a|quisiera|queria) (?:\\w+ )?(?:matar|morir|suicidar|colgar|aventar|quitar la vida|cortar las venas)(?! (?:de (?:risa|hambre|calor|pena|sueno)|estudiando))|se (?:quiere|va a|queria) (?:matar|morir|suicidar|quitar la vida)(?! de )',
    '(?:ya )?no (?:quiero|quiere|queria|quisiera) (?:seguir )?(?:viviendo|vivir|existir|despertar|estar vivo|estar viva|estar aqui|vivo)(?! (?:en|con|lejos|cerca|solo|sola) )|sin ganas de vivir|ganas de vivir|no (?:tiene sentido|vale la pena) vivir',
    'suicidi(?:o|arme|arse|e)|(?:pensamientos|ideas) suicidas?|ojala (?:no (?:despertara|existiera|hubiera nacido)|(?:estuviera|este) muert[oa]|me (?:durmiera|muriera|atropelle))|no despertar(?:a|me)? (?:nunca|manana|jamas|mas)',
    'mejor sin mi|sin mi (?:estarian|vivirian|serian)|(?:cuando|antes de que) (?:ya no este|me muera|me haya ido|no este)|(?:estaria|estarian) mejor (?:sin mi|muert[oa])|mejor muert[oa]',
    'no (?:voy a|pienso) (?:llegar|cumplir|vivir|pasar) (?:a|de|los|al|hasta|mucho)(?: \\w+)? (?:\\d+|graduacion|navidad|diciembre|viej\\w+|otro ano|mas)|carta (?:de despedida|para (?:cuando|mi mom))|ya (?:escribi|deje) (?:la|una|mi|las) cartas?|(?:ultimo mensaje|adios para siempre|ultima vez que (?:escribo|hablo|me leen))',
    '(?:hoy|esta noche|pronto|manana|ya) (?:\\w+ ){0,4}(?:se acaba todo|termino con todo|acabo con todo|lo hago y ya|me voy para siempre)|regale (?:todas )?mis (?:\\w+ ){1,6}(?:no l[oa]s? (?:voy a )?necesit\\w+|adonde voy|a donde voy)|(?:aventar|tirar|brincar|saltar)(?:me)? (?:del|al|de un|de la|desde) (?:puente|tren|techo|azotea|edificio)|me despedi de',
    '(?:forma|manera) (?:\\w+ )?(?:de )?(?:rapida|facil|sin dolor) de (?:morir|matar\\w*)|como (?:me )?(?:puedo )?(?:matar(?:me)?|suicidar(?:me)?|morir)(?! (?:de|en))|acabar con mi vida|terminar con mi vida',
    '(?:amig[oa]|herman[oa]|herman[oi]t[oa]|prim[oa]|novi[oa]|mom|dad|companer[oa]|ella|el) (?:\\w+ ){0,5}(?:quiere|queria|intento|trato de|piensa|va a|dice que) (?:\\w+ ){0,3}(?:morirse|matarse|suicidarse|quitarse la vida|se mata|se va a matar|no quiere vivir|desaparecer)(?! de (?:risa|hambre|calor))',
  ),
  rule(
    'self_harm',
    'me (?:\\w+ )?(?:corto|corte|cortaba|estoy cortando|volvi a cortar) (?:los|las|el|la|otra vez|cuando|con|de nuevo|porque|para|todos)(?! (?:pelo|cabello|fleco|dedo|unas|copete|puntas|verduras|cocinando))(?: (?:brazos?|piernas?|munecas?|piel|venas|navaja|otra|de|me|siento|triste|estoy|noches|dias))?',
    '(?:me |se |a )?(?:cortarme|cortandose|cortarse|lastimarme|quemarme|autolesion\\w*)|se (?:esta )?cort(?:a|ando)(?! (?:el|la luz|las puntas))|me (?:hago|hice|hacia) (?:dano|cortes|cortadas|rayas?|lo que me hice|otra raya)|lo que me hice',
    'me (?:lastimo|pego|quemo|rasguno|hiero) (?:\\w+ )?(?:a proposito|yo mism[oa]|cuando|hasta sangrar|con (?:un|el) (?:encendedor|cigarro)|la piel|contra|para (?:no|sentir)|pa no|porque (?:lo )?merezco)|cicatrices que (?:yo )?(?:mism[oa] )?me (?:hago|hice)|(?:cortadas|cortes|marcas) (?:\\w+ ){0,4}que (?:yo )?me (?:hice|hago)',
    '(?:volvi a (?:hacerlo|lastimarme)|recai) (?:\\w+ |\\. ){0,12}(?:limpi[oa]|cort\\w+|lastim\\w+|dias|meses)|llevaba (?:\\w+ ){1,6}limpia|se (?:hace|quema|lastima) (?:dano|con|a proposito|los brazos)',
  ),
  rule(
    'eating',
    '(?:vomito|vomita|vomitar|bomito|vomitaba) (?:\\w+ )?(?:todo|despues|lo que|a escondidas|cada|en el bano|para)|me (?:provoco|obligo a|hago) (?:el )?vomit\\w*|dedos (?:\\w+ ){0,3}(?:vomitar|garganta)|(?:anorexi[ac]a?|bulimi[ac]a?)(?! que)|laxantes',
    '(?:llevo|lleva|tengo|van) (?:\\w+ ){1,3}(?:dias|semana|semanas) (?:\\w+ )?sin comer|no (?:he comido|como|come) (?:nada )?(?:\\w+ )?(?:en|desde(?! la manana)|hace|para|por) (?:\\w+ ){0,2}(?:dias?|semana|lunes|martes|miercoles|jueves|viernes|bajar|adelgazar|engordar|no)|deje de comer (?:para|porque|por)|dejo de comer|no merezco comer|pienso (?:dejar de|no) comer|no pienso comer',
    'no come nada (?:y|ya)|(?:desmay\\w+) (?:\\w+ ){0,3}(?:no comer|comer|sin comer)|solo (?:tomo|tome) agua|tir[eo] (?:el lonche|la comida|mi comida)|en los huesos',
  ),
  rule(
    'abuse',
    `(?:mi|el|la|su|al) (?:\\w+ ){0,4}${FAM} (?:\\w+ ){0,6}(?:me|nos|la|lo|le|les) (?:\\w+ ){0,2}${PEGA}(?! (?:los stickers|la gripa|su gripe|la gripe|al balon|al trabajo|un grito|duro al))`,
    `(?:me|nos) (?:\\w+ ){0,2}${PEGA} (?:\\w+ ){0,3}(?:mi |el |la )?(?:${FAM}|cinturon|cinto|cable|palo|cuando|si|todos los dias|hasta|muy fuerte)|(?:el|ella) nos (?:golpea|pega)|me golpea|nos golpea`,
    `(?:mi|el|un|su) (?:\\w+ ){0,4}${FAM} (?:\\w+ ){0,4}(?:me|la) (?:\\w+ )?(?:toca|toco|tocaba|manosea|besa|viola|violo)(?! (?:la|el|trabajar|un|tocar|una|hacer)\\b)|me (?:violaron|violo|viola|manosearon|toquetea\\w*|abusan|abusaron)|abus(?:o|a|aron|aba) de mi|me oblig(?:o|a) a (?:tener|tocar|hacer|acostar)|fui violada`,
    '(?:entra|entraba|se mete) (?:a|en) mi (?:cuarto|cama)|me hace cosas|cosas que no quiero|tengo moretones|me tapo los moretones|(?:deja|dejan|dejarme) (?:\\w+ )?(?:marcas|moretones|morad[oa])|se le pasa la mano|(?:nos )?escond\\w+ (?:\\w+ ){0,6}(?:cuando (?:toma|se enoja|llega)|hasta (?:que|q) se calme)|cuando (?:toma|llega borracho)',
    '(?:miedo (?:de|a|que)|le tengo miedo a) (?:\\w+ )?(?:dad|padrastro|tio|mi novio)|me va a (?:pegar|golpear)|denunci(?:o|ar) a mi|en mi casa me (?:pegan|golpean|maltratan)|porque (?:me|el nos) (?:pegan|golpea|pega)|golpea y la deja|su (?:dad|mom|padrastro|novio) la (?:golpea|toca|pega)|la toca su',
  ),
  rule(
    'threat',
    '(?:voy a|va a|vamos a|quiere|quiero) (?:\\w+ )?(?:llevar|traer|meter|usar) (?:\\w+ ){0,2}(?:pistola|arma|armas|cuchillo|navaja|bomba|gun|fusca)(?! de (?:agua|silicon|pintura|juguete))|(?:traigo|tengo|trae|llevo) (?:\\w+ ){0,3}(?:pistola|arma|cuchillo|navaja|fusca|gun)(?! de (?:agua|silicon|pintura|juguete))',
    '(?:l[oae]s?|te|a tod[oa]s) (?:juro que )?(?:\\w+ )?(?:voy a|va a|boy a|quiero) (?:matar|apunalar|picar|balacear|quebrar|prender fuego|hacer pagar)(?! (?:en la entrevista|de risa))|(?:voy a|va a|quiere|quiero) (?:matar a(?! dos)|balacear|apunalar|poner una bomba|quemar (?:la|mi) escuela|matarl[oa]s?)(?! en la entrevista)',
    'no (?:vayan|vengan|vaya) (?:\\w+ )?(?:a la|manana|el lunes|el viernes)(?: (?:a la )?(?:escuela|prepa|secundaria))?|se van a arrepentir|me las (?:van a pagar|pagan)|lista de los que',
    '(?:dijo|dice|dicen|anda diciendo|amenazo|amenaza|publico|subio|quiere|quieren|va a|van a|planea) (?:\\w+ ){0,6}(?:balacear|tirotear|tiroteo|disparar(?:le|les|nos)?|apunalar(?:lo|la|nos)?|matar(?:nos|me|los|las|lo|la| a (?:todos|todas|mi|su|sus|los|la))|llevar (?:una|la|su) (?:pistola|arma|gun|fusca))(?! (?:de (?:risa|hambre)|fotos|en (?:el|la) (?:fifa|juego|fortnite|cancha)|si (?:no|repruebo|saco)))',
    'tiroteo (?:\\w+ ){0,3}(?:en (?:mi|la|su)|manana|el (?:lunes|martes|miercoles|jueves|viernes))|no (?:vaya|vayas|vayan) (?:\\w+ ){0,3}(?:porque|que) (?:\\w+ ){0,4}(?:balear|balacear|disparar|tiroteo)',
  ),
  rule(
    'exploitation',
    '(?:pide|pidio|piden|pidiendo|quiere|quieren|mande|manda|mandar|manden|exige|pague con) (?:\\w+ ){0,5}(?:fotos?|picture|videos?|pack|nudes) ?(?:\\w+ )?(?:sin ropa|desnud[ao]|encueros|intim[ao]s?|mi[ao]s|en ropa interior|en traje de bano|de mi cuerpo|encuerad[ao]|en calzones)|(?:pide|pidio|quiere|pidiendo|piden|mande|manda|publicar|subir|subio|compartio|pasando) (?:\\w+ )?(?:el|mi|su|tu) pack|pide nudes',
    '(?:amenaza|amenazan|amenazando|chantajea|chantajeando|chantaje|extorsion\\w*) (?:\\w+ ){0,6}(?:fotos?|pack|video|videos|publicar|subir|nudes|intim\\w+)|(?:subio|compartio|publico|subieron|tiene) (?:\\w+ )?(?:mis|mi|sus) (?:fotos? intimas?|fotos? y quiere|pack|nudes|fotos desnud\\w+)|ahora (?:quiere mas|me amenaza)',
    '(?:senor|hombre|viejo|tipo|wey|adulto|maestro|profe|entrenador|amigo de mi|chavo de \\d\\d|jefe) (?:\\w+ ){0,12}(?:a solas|solos|secreto|no le diga|borre|me pide|hotel|especial|carinosos|sin ropa|vernos|me manda (?:fotos|mensajes) (?:en la noche|carinosos))',
    '(?:tiene|de) (?:2[1-9]|[3-5]\\d)(?: anos)? (?:\\w+ ){0,10}(?:y )?(?:yo (?:tengo )?|tengo )(?:1[0-7])|(?:tiene|de) (?:2[1-9]|[3-5]\\d) (?:\\w+ ){0,6}(?:secreto|vernos|veamos|novio|entenderia)|no (?:le|les) diga(?:s)? a (?:mis|mi|nadie)(?: (?:papas|mom|dad|parents))?(?! que le compre)|es nuestro secreto|que los borre',
    '(?:ofrecen|ofrecieron|ofrece|prometen) (?:\\w+ ){0,4}(?:trabajo|modelo|modelar|dinero) (?:\\w+ ){0,12}(?:fotos en|ropa interior|no (?:quieren|le) (?:\\w+ ){0,3}diga|papeles|sola|por videos|por fotos|traje de bano)|me obliga a acost\\w+|acost(?:arme|e) con (?:el|otros|hombres)|(?:dinero|diamantes|regalos) por (?:fotos|videos)',
  ),
  rule(
    'overdose',
    '(?:me |se )?(?:tome|tomo|trague|trago|tomado) (?:\\w+ )?(?:\\w+ ){0,3}(?:tod[oa]s|much[oa]s|un monton|un bote|un frasco|demasiad[oa]s?|como \\d+|\\d\\d+|el cloro|la caja|un chorro) ?(?:\\w+ ){0,3}(?:pastillas|pills|medicinas?|de mi|las|pastis|cloro)?(?! (?:de )?(?:fotos|clases|cafes?|jugo|refresco|agua))|sobredosis(?! de (?:tarea|chocolate|azucar|ternura|tacos))|ya me las tome|tome cloro|me tome el cloro',
    '(?:tomo|bebio|metio|pastillas|mucho|demasiado|borrach\\w+) (?:\\w+ |\\. ){0,12}no (?:despierta|reacciona|respira|responde|se levanta)|no (?:despierta|reacciona|respira) (?:\\w+ ){0,8}(?:tomo|ayuda|pastillas|bebio|mucho)|labios morados',
    'echando espuma|esta convulsionando|se esta poniendo (?:gris|azul|morad[oa])',
  ),
  rule(
    'danger_home',
    '(?:miedo|no (?:quiero|puedo)) (?:\\w+ )?(?:de |a )?(?:regresar|volver|ir|llegar) (?:a|pa|para) (?:mi|la) casa(?: (?:hoy|tengo miedo))?|(?:me|nos|lo|la) (?:corrieron|echaron|sacaron|corrio|saco) de (?:mi|la|su) casa|(?:parents|papas|mom|dad) me (?:corrieron|corrio|echo|saco)(?! de la (?:cocina|clase))',
    'no (?:tengo|se|tiene) (?:a )?d?onde (?:dormir|ir|quedarme)(?! a estudiar)|durmiendo en (?:la calle|un parque|el carro)|me (?:escape|fui) de (?:mi|la) casa|se escapo de su casa|me dejaron (?:afuera|fuera) de la casa',
    '(?:me|nos) (?:\\w+ )?(?:esta |viene |anda )?siguiendo(?! (?:en|mil))|me sigue (?:un|a mi casa|desde)|(?:un|hay un) (?:senor|hombre|carro|tipo) (?:\\w+ ){0,6}(?:me (?:viene )?sigu\\w+|siguiendo)|escond(?:i|o|ida|iendo) (?:\\w+ ){0,5}(?:closet|bano|de mi dad|padrastro)|(?:golpeando|pateando|tocando) la puerta|afuera de mi casa y',
    'el ex de mi (?:mom|hermana|mama) (?:\\w+ ){0,6}(?:golpeando|puerta|afuera|viene|quiere entrar|nos (?:sigue|busca))|(?:quiere|intenta|trata de) (?:meterse|entrar) (?:\\w+ ){0,4}(?:casa|puerta|ventana) (?:\\w+ ){0,4}(?:sol[oa]|miedo|ayuda)?',
  ),
];
