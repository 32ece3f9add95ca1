import type { CareKind } from './care-kinds.ts';

/** Signs in German, Spanish and French, in this order. Texts come without accents: "mochte" is "möchte". */
export const OTHER_LANGUAGES: Readonly<Partial<Record<CareKind, readonly RegExp[]>>> = {
  'self-harm': [
    /\b(?:nicht|nie) mehr (?:weiter ?|hier |da )?(?:leben|da ?sein|sein|aufwachen|existieren)\b|\bnie wieder (?:aufwachen|aufstehen)\b|\b(?:kein\w*|ohne) (?:sinn|ausweg|zukunft)(?: mehr)?(?= (?:im|am|mehr|fur mich|in meinem)\b|$|[.!?,])|\blebensmude\b|\bkeine?n? (?:bock|lust|kraft) mehr (?:auf|zum|zu|am) (?:das |dem |diesem |dieses )?leb\w*/,
    /\b(?:will|mochte|wollte|wunsche|wunschte|ware|wurde|lieber|besser)\b(?: \w+){0,4} (?:sterben|tot|verschwinden|umbringen|schlafen und nie\w*)\b|\b(?:selbstmord|suizid|selbstverletz)\w*|\bum(?:zu)?bringen\b|\bleben (?:zu )?(?:nehmen|beenden)\b|\balles (?:zu )?beenden\b/,
    /\britz\w* (?:ich )?mich\b|\bmich (?:\w+ )?(?:ge)?ritz\w*|\bmir (?:etwas |was )?(?:anzutun|antun|weh ?(?:zu)?tun)\b|\bmich selbst (?:zu )?verletz\w*|\b(?:arme?n?|handgelenke?|pulsadern|haut) auf\w*schn\w*|\bohne mich (?:\w+ )?besser|\bbesser (?:\w+ )?ohne mich\b/,
    /\bno (?:quiero|puedo|deseo) (?:mas |ya )?(?:seguir )?(?:vivir|viviendo|existir|estar (?:aqui|viv[oa])|despertar\w*)\b|\b(?:quiero|quisiera|ganas de|prefiero|deseo|gustaria|pienso en|pensando en)(?: \w+){0,2} (?:morir\w*|muert[eoa]|matarme|desaparecer|no despertar)\b/,
    /\bsuicid(?!e (?:wings?|sauce|burgers?|chicken)\b)\w*|\bmatarme\b|\bquitarme la vida\b|\b(?:me (?:he )?cort(?:o|e|ado)|cortarme)\b(?! (?:el (?:pelo|dedo)|un dedo|las unas|una? (?:manzana|pera|naranja|tomate|trozo|rodaja|porcion))\b)|\b(?:hacerme|me hago) dano\b|\bmejor sin mi\b|\b(?:vida|vivir|seguir|nada)\b.{0,8}\bno (?:tiene sentido|vale la pena)|\bno tiene sentido (?:vivir|seguir|nada)|\bmejor (?:si )?no (?:estar|estuviera|existir|existiera|despertar)\b|\bacabar con (?:todo|mi vida)\b/,
    /\bne (?:veux|peux|voudrais) plus (?:vivre|etre la|exister|me reveiller)\b|\bplus (?:envie|la force) de (?:vivre|continuer|me reveiller)\b|\b(?:envie|veux|voudrais|prefere\w*|pense\w*|songe\w*)(?: \w+){0,2} (?:mourir|mort|me tuer|disparaitre|en finir)\b(?! (?:avec (?:le|la|les|ce) ))/,
    /\bme (?:tuer|scarifi\w*|taillad\w*|mutil\w*|(?:faire|fais) du mal)\b|\bme (?:coupe|coupais|couper) (?:encore|les (?:bras|veines|poignets)|la peau)\b|\bmieux sans moi\b|\bvie n a (?:plus de |pas de |aucun )sens\b|\bfin a (?:mes jours|ma vie)\b/,
  ],
  emergency: [
    /\b(?:spul(?:mittel|maschinen\w{0,12})|putzmittel|\w{0,20}reiniger|bleich\w{0,12}|waschmittel|chlor\w{0,12}|benzin|shampoo|knopfzellen?|batterien?|nagellack\w{0,12}|frostschutz\w{0,8}|lampenol|unkrautvernichter)\b.{0,24}\b(?:getrunken|trank|geschluckt|verschluckt|gegessen|abgeleckt)\b|\b(?:getrunken|trank|geschluckt|verschluckt|gegessen|abgeleckt)\b.{0,24}\b(?:spul(?:mittel|maschinen\w{0,12})|putzmittel|\w{0,20}reiniger|bleich\w{0,12}|waschmittel|chlor\w{0,12}|benzin|shampoo|knopfzellen?|batterien?|nagellack\w{0,12}|frostschutz\w{0,8}|lampenol|unkrautvernichter)\b/,
    /\b(?:beb|trag|chup|ingeri|ingiri|tom|com)\w{1,6}\b.{0,24}\b(?:lejia|detergente|lavavajillas|amoniaco|gasolina|pilas?(?! de)|desinfectante|jabon|suavizante|anticongelante|aguarras|matarratas|champu)\b/,
    /\b(?:bu|boit|boire|mange|leche|avale\w{0,3}|ingere\w{0,3})\b.{0,24}\b(?:javel|lessive|detergent|(?:produit|liquide) (?:de |pour la )?(?:vaisselle|menager)|ammoniaque|essence(?! d)|piles?(?! de)|desinfectant|savon|shampo\w{1,4}|antigel|white spirit|deboucheur)\b/,
    /\b(?:keine|kaum|schlecht|zu wenig) luft\b|\batemnot\b|\b(?:nicht|kaum) (?:mehr )?(?:richtig )?atmen\b|\bbrust ?schmerz\w*|\b(?:schmerz\w*|stechen|druck|enge) in der brust\b|\bherzinfarkt\b|\bschlaganfall\b|\ballergischer? (?:reaktion|schock)\b|\b(?:bewusstlos|ohnmachtig)\w*|\bvergift\w*|\berstick\w*/,
    /\b(?:lippen?|zunge|hals|gesicht|kehle|rachen)\b.{0,24}\b(?:schwill\w*|schwell\w*|\w*geschwollen|dick|eng|kribbel\w*)\b|\bgiftige\w* (?:pilz|beere|pflanze)\w*|\b(?:pilze?|beeren?|pflanze)\b.{0,40}\b(?:giftig\w*|knollenblatter\w*)|\bknollenblatter\w*/,
    /\b(?:ganze\w*|alle|viele|zwanzig|dreissig|handvoll|schachtel|packung|flasche|\d{2,})(?: \w+){0,3} (?:schlaf)?(?:tabletten|pillen|medikamente|paracetamol|ibuprofen)\b/,
    /\bno (?:puedo|consigo|logro) (?:\w+ )?respirar\b|\bme (?:ahogo|asfixio|falta el aire)\b|\b(?:dolor\w*|duele|opresion)\b.{0,16}\bpecho\b|\binfarto\b|\breaccion alergica\b|\b(?:desmay|convuls|envenen|intoxic)\w*|\bsobredosis\b/,
    /\b(?:labios?|lengua|garganta|cara)\b.{0,24}\b(?:hinch|cierr|cerr|inflam)\w*|\b(?:hinch|cierr|inflam)\w*.{0,16}\b(?:labios?|lengua|garganta|cara)\b|\b(?:setas?|hongos?|bayas?)\b.{0,40}\b(?:venenos|toxic)\w*/,
    /\b(?:caja|bote|frasco|blister|punado|monton|todas|muchas|demasiadas|veinte|treinta|\d{2,}|entera)\b(?: \w+){0,3} (?:pastillas|medicamentos|somniferos|paracetamol|ibuprofeno)\b/,
    /\b(?:pas|plus|mal) (?:a )?respirer\b|\betouff\w*|\b(?:douleur\w*|mal)\b.{0,16}\bpoitrine\b|\bcrise cardiaque\b|\bavc\b|\breaction allergique\b|\b(?:evanoui|empoisonn|intoxi)\w*|\bperdu connaissance\b|\bsurdose\b/,
    /\b(?:levres?|langue|gorge|visage)\b.{0,24}\b(?:gonfl|enfl|serr)\w*|\bchampignons?\b.{0,40}\b(?:veneneu|toxique|mortel)\w*|\b(?:boite|plaquette|tube|flacon|tous|toutes|trop|vingt|trente|\d{2,}|entiere)\b(?: \w+){0,3} (?:medicaments|comprimes|cachets|somniferes|doliprane)\b/,
  ],
  purging: [
    /\b\w*(?:kotz|erbrech|erbroch|ubergeb)\w*|\bfinger\b.{0,16}\bhals\b|\babfuhr\w*|\b(?:fress|ess)(?:anf[ae]ll|attack)\w*|\b(?:breche?|wurge?) (?:ich )?(?:es |alles |das )(?:wieder )?(?:aus|raus|heraus|hoch)\b|\b(?:klo|toilette|bad) und (?:breche?|spuck\w*|wurg\w*)\b|\bessen (?:wieder )?(?:los\w*|raus\w*|hoch\w*)\b/,
    /\bvomit\w*|\bdedos?\b.{0,16}\bgarganta\b|\blaxante\w*|\batracon\w*|\b(?:purgarme|me purgo)\b|\bdevolver (?:la comida|lo que|todo lo)/,
    /\bvomi\w*|\bdoigts?\b.{0,16}\bgorge\b|\blaxatif\w*|\bboulimi\w*|\bme purge\w*|\bcrises? alimentaires?\b/,
  ],
  restriction: [
    /\b(?:esse|gegessen|essen)(?: \w+){0,5} (?<!noch )(?:nichts|kaum etwas|gar nichts)(?: mehr)?(?= mehr\b|$|[.!?,])|(?<!noch )\b(?:nichts|nicht|kaum)(?: mehr| was| etwas)? (?:ge)?(?:gessen|essen)(?: (?:seit|diese woche|heute|gestern)\b|$|[.!?,])|\b(?:tage?n?|wochen?) (?:lang )?(?:nichts|nicht|ohne)(?: \w+)? (?:ge)?(?:gessen|essen)\b/,
    /\bnur (?:noch )?(?:einen |eine |ein |etwas )?(?:apfel|wasser|kaffee|tee|gurken?|joghurt|banane|salat)\b.{0,16}\b(?:am|pro|jeden|den ganzen) tag\b|\b(?:magersucht|magersuchtig|essstorung)\w*|\bhungere? mich\b|\baus(?:zu)?hungern\b|\b(?:nur|ausschliesslich) (?:noch )?(?:wasser|kaffee|tee)\b.*\b(?:seit|tagen?|wochen?|dunn|abnehmen)\b|\b(?:seit|tagen?|wochen?)\b.{0,16}\bnur (?:noch )?(?:wasser|kaffee|tee)\b|\b(?:will|mochte|muss) (?:\w+ )?(?:dunn|dunner|mager) (?:sein|werden)\b|\bverdien\w*(?: \w+){0,2} (?:kein essen|nicht zu essen)\b/,
    /\bno (?:he |quiero |voy a |merezco )?com(?:o|er|ido|i)(?: casi)?(?: nada)?(?= (?:desde|hace|en (?:\w+ )?dias|nunca|mas)\b|$|[.!?,])|\b(?:dias?|semanas?) sin comer\b|\bsin comer (?:\w+ ){0,2}(?:dias?|semanas?)\b|\bdejar de comer(?=$|[.!?,]| (?:del todo|para adelgazar))|(?<!parar o )\banorexi\w*/,
    /\bsolo (?:como |bebo |tomo )?(?:una |un )?(?:manzana|agua|cafe|te|yogur|pepino)\b.{0,16}\b(?:al|por|cada|todo el) dia\b|\b(?:dias?|semanas?|meses)(?: \w+){0,3} (?:a base de|solo (?:con |de |a )?|a) ?(?:agua|cafe|te|fruta|zumos?)\b|\bayun\w* (?:\w+ ){0,2}(?:[3-9]|\d\d|tres|cuatro|cinco|siete) dias\b/,
    /\b(?:ai|a|suis) (?:presque )?rien mange\b|\bmange(?:r)? (?:plus|presque) (?:rien|plus)\b|\bpas mange depuis (?!ce matin|midi|une heure)|\bne mange (?:plus|rien)(?=$|[.!?,]| (?:depuis|rien|du tout)\b)|\b(?:arreter|cesser) de manger(?=$|[.!?,]| (?:pour|completement))(?<!pas (?:a )?(?:m )?arreter de manger)|\bjours? sans manger\b|\bsans manger (?:depuis|pendant)\b|\bm affamer\b|\bmerite pas de manger\b/,
    /\b(?:mange|vis|avale)\b.{0,16}\b(?:une|un|du|de l|deux|quelques) (?:pommes?|eau|cafes?|thes?|yaourts?|concombres?)\b.{0,8}\bpar jour\b(?! (?:et (?:beaucoup|des|de la)))/,
    /\b(?:qu|que|juste|seulement) (?:une |un |de l |du )?(?:pomme|eau|cafe|the|yaourt|concombre)\b.{0,16}\b(?:par|chaque|toute la) jou/,
  ],
  minor: [
    /\bich bin (?:erst )?(?:[89]|1[0-7])\b(?=.*\b(?:abnehm|diat|dick|dunn|fett|gewicht))|\b(?:abnehm|diat)(?=.*\bich bin (?:erst )?(?:[89]|1[0-7])\b)/,
    /\btengo (?:[89]|1[0-7]) anos\b(?=.*\b(?:adelgaz|peso|dieta|gord|delgad))|\b(?:adelgaz|peso|dieta)(?=.*\btengo (?:[89]|1[0-7]) anos\b)/,
    /\bj ai (?:[89]|1[0-7]) ans\b(?=.*\b(?:maigri|poids|regime|gros|mince))|\b(?:maigri|poids|regime)(?=.*\bj ai (?:[89]|1[0-7]) ans\b)/,
  ],
  pregnancy: [
    /\bschwanger\w*|\bich stille\b|\bstillen\b|\bstill(?:end|zeit)\w*|\bembaraz\w*|\b(?:lactancia|amamant\w*|doy (?:el )?pecho)\b|\benceintes?\b|\bgrossesse\b|\ballait\w*/,
  ],
  medicine: [
    /\bmedikament\w*|\b(?:blutverdunn|spritz)\w*(?! ?gebak)|\btabletten\b|\bpastillas\b|\bcomprimes\b/,
  ],
  condition: [
    /^(?=.*\ball?erg\w*)(?=.*\b(?:probier|ausprobier|test|essay|gout|prob)\w*)(?=.*\b(?:bisschen|wenig|bissen|un peu|morceau|bout|bouchee|poco|poquito|trocito|trozo)\b)/,
    /\bnieren ?(?:krank|insuff|versag|problem|stein)\w*|\bgicht\b|\b(?:enfermedad|insuficiencia) (?:renal|del rinon)|\brinones? (?:enferm|mal)\w*|\binsuffisance renale\b|\bmaladie (?:des reins|renale)\b/,
  ],
  'fast-loss': [
    /\b(?:[2-9]|\d\d) ?(?:kilos?|kg)\b(?: \w+){0,2} (?:in|bis)(?: \w+){0,2} (?:tage?n?|wochen?|hochzeit|samstag|sonntag)\b|\b(?:schnell\w*|sofort) (?:\w+ )?(?:abnehmen|abzunehmen)\b/,
    /\b(?:perder|bajar|adelgazar|quitarme)(?: \w+){0,2} (?:[2-9]|\d\d) ?(?:kilos?|kg)(?: \w+){0,2} (?:dias?|semanas?|boda)\b|\b(?:adelgazar|perder peso|bajar de peso)(?: \w+)? (?:rapid\w+|ya)\b/,
    /\b(?:perdre|maigrir)(?: \w+){0,2} (?:[2-9]|\d\d) ?(?:kilos?|kg)(?: \w+){0,2} (?:jours?|semaines?|mariage)\b|\b(?:maigrir|perdre du poids)(?: \w+)? (?:vite|rapidement)\b/,
  ],
  guilt: [
    /\b(?:hasse|ekle|schame) (?:ich )?(?:mich|meinen? (?:korper|bauch))\b|\b(?:mich|meinen korper) (?:\w+ )?(?:hasse|ekle|schame)\b|\bschlechtes gewissen\b|\bschuldig\w*|\bnicht aufhoren zu essen\b|\bzu (?:dick|fett) (?:und|bin|fur)\b|\b(?:bin|fuhle mich) (?:so |viel |zu |nur )*(?:dick|fett|hasslich|ekelhaft)\b/,
    /\bodio mi cuerpo\b|\bme (?:odio|doy asco|da asco mi|siento (?:gord|culpable|fe[oa]|asqueros))\w*|\bculp(?:a|able)\b|\bverguenza\b|\bno (?:puedo|consigo) (?:parar|dejar) de comer\b/,
    /\b(?:deteste|hais) mon corps\b|\bme (?:deteste|degoute|hais)\b|\bculpabilis\w*|\bcoupable\b|\bhonte\b|\barreter de manger\b(?<=pas (?:a )?(?:m )?arreter de manger)|\b(?:suis|me sens) (?:trop |si |tellement )*(?:grosse?|moche)\b/,
  ],
  distress: [
    /\b(?:wertlos|hoffnungslos|verzweifelt|einsam|traurig|depressiv|panikattacke|uberfordert)\w*|\bich kann nicht mehr(?=$|[.!?,])|\bweine(?:n)? (?:nur|jeden|die ganze|dauernd|standig)\b|\bessen (?:beherrscht|bestimmt|kontrolliert) mein\b|\bangst vor (?:dem |der )?(?:essen|waage|zunehmen)\b/,
    /\b(?:deprimid|depresion|ansiedad|desesper)\w*|\bno valgo (?:para )?nada\b|\bme siento (?:\w+ )?(?:sol[oa]|triste|vaci[oa]|fatal|inutil|perdid[oa])\b|\bno puedo mas(?=$|[.!?,])|\b(?:lloro|llorando|llorar)\b|\bmiedo a (?:comer|engordar|la bascula)\b/,
    /\b(?:deprim|desesper|desespoir|angoiss)\w*|\bje (?:me sens|suis) (?:\w+ )?(?:seule?|triste|vide|nulle?|perdue?)\b|\bn en peux plus\b|\b(?:pleure|pleurer) (?:tout|tous|sans|chaque)\b|\bpeur de (?:manger|grossir|la balance)\b/,
  ],
};
