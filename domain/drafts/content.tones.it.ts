/** Stems of adjectives for how a message should sound, with the endings -o, -a, -e, -i (also with h) or -mente. */
export const TONE_STEMS_IT = words(`
acid affabil affettuos affilat aggressiv allegr amabil amar ambigu amichevol ammiccant ampollos apert appassionat appiccicos arguta argut arrabbiat
arrogant asciutt aspr assertiv attent audac autentic autoironic autorevol autoritari azzeccat balbettant banal battaglier belicos bellicos birichin blasfem
bonari bonaccion brav breve brev brillant briccon briosa brios brusc buffon buff burber burl burocratic caliente calm calorosa caloros cald
candid canzonatori carezzevol carin caustic cauta caut cavalleresc cerimonios chiar chiacchierin ciarlier cinic civil classic coccolos colloquial
commossa commoss commovent complic compassionevol compost comprensiv conciliant concis concret confidenzial convint convincent coraggios cordial corrett cortes
cort costruttiv crud cupa cup curat debol decis deferent delicat demenzial dettagliat determinat didascalic dignitos dimess diplomatic dirett discret disinvolt dispiaciut disperat
distaccat disteso distes divertent divertit docil dolc dolciastr dolent drammatic dur eccessiv educat efficac elegant elementar emotiv emozionant empatic enfatic entusiast
equilibrat esaltat esplicit espansiv esuberant essenzial orgoglios imbarazzant estros euforic fantasios fastidios ferm feroc fervid festos fiducios fiero filosofic fin fluid
formal fort fragil franc fraterni fratern fredd fresc frettolos frivol frizzant furb furbett galant garbat gelid generos genuin gentil giocos gioios giovanil
glacial goffo goff graffiant grat grazios gridat gros grottesc immediat impacciat impeccabil impersonal implorant imperios impettit incazzat incisiv incoraggiant informal
ingenu insistent insolent intens intim invadent ironic irriverent istituzional lacrimevol lacrimos laconic lagnos lamentos lapidari leccat leggerin leggero legger
leziosa lezios limpid lineari linear lirico liric logorroic lugubr lung lusinghier malandrin malinconic maliziosa malizios matern matur melens mellifu melodrammatic menos
mielos minaccios misurat mit moderat modest moralist mordent morbid nasal natural nett neutral neutr nobil noios normal nostalgic
offensiv oggettiv onest oppriment ordinat original ossequios ottimist pacat pacific pacific palloso pallos paludat passional patern patetic paternalist paternalistic pedant
penos pensos perentori personal pesant petulant piacevol piagnon piagnucolos piatt piccant poetic polemic polit pomposa pompos popolar positiv pragmatic pratic predicatori premuros
preciso precis pressant pretenzios professional prolissa proliss propositiv provocatori prudent pungent tranqui tranki scialla easy chill soft ragionevol rassicurant rapid razional realist
reverent ricercat ridanciano ridancian ridicol rigid rilassat rimproverant risentit rispettos risolut ritros robotic romantic ruffian ruvid saggi sarcastic sbarazzin
sbrigativ schiett scherzos schifos sciocc giovial mortificat accoglient veloc generic innocu sciolt scioccherell scocciat sconsolat scontros scopert scorrevol scortes secc sensibil sensual sentimental sentit sensat seren seri
serios serrat sever sfacciat sfrontat signoril simpatic sincer sintetic sdolcinat smielat smanceros smorfios snob sobri semplic sofferta sofisticat solar solenn sollevat
solidal sommess sorrident sorniona sornion spaccon sperticat spiccia spicc spicci spiritos spavald spassionat spensierat spiglios spiritosett spontane squillant stizzit stringat strappalacrime
stucchevol studiat stupid supplichevol supplicant supponent sussiegos svelt tagliente taglient teatral teneri tener timid tost tragic tranquill trattenut trist
tronfi turbat ubbidient ufficial umil uman umoristic ultimativ urbana urgent vag verbos vivac viscid visceral vittimist vittimistic vivid volgar zelant zuccheros`);

/** Words that are not inflected, and parts of a message. */
export const TONE_NOUNS_IT = words(`
affetto allegria ansia ardore astio autoironia battuta battute battutina battutine baci bacini calore calma cattiveria cerimonie chiacchiere complimenti cordialità cortesia
cuore cuori cuoricini cuoricino decisione delicatezza dignità diplomazia distacco dolcezza dramma drammi educazione effetti emoji emoticon empatia enfasi entusiasmo
esclamativi esclamativo faccina faccine fermezza fiocchi formalità formalismi franchezza fronzoli frecciatine frecciate frasi garbo gentilezza giri goliardia
grazia grazia humour imbarazzo insulti inchini ironia lacrime lagne lamentele leggerezza lusinghe lei malizia melodramma melodrammi metafore mielosità misura moine morale
moralismi naturalezza onestà parolacce strisciare implorare supplicare bestemmie sermoni lagna giustificazioni spiegazioni allusioni pietismi panico allarmismi ossequi paroloni paternali patemi patetismi piagnistei piaggeria poesia polemica polemiche pomposità pompa predica prediche
preghiere pressioni punta punti ramanzina ramanzine rancore retorica ricami rimproveri risatina riverenze romanticismo romanticherie rispetto rabbia salamelecchi
sarcasmo schiettezza scenate sceneggiate sdolcinatezze sdolcinature sentimentalismi serietà simpatia sincerità slang smancerie smorfie sorriso sorrisino
spirito spocchia storie sviolinate svenevolezze tatto tenerezza teatro tragedie umiltà umorismo veleno vezzi vittimismo vittimismi volgarità zucchero
easy chill soft cool tranqui tranki cringe smart friendly professional basic trash gne`);

/** What may accompany them and is not content by itself. */
export const TONE_GLUE_IT = words(`
a ad al alla alle all' anche abbastanza altro appena assai basta bastano bel bella bello bene brevi che ciò col com' come con cosa cose così cui da dai del della
delle dell' dei dello di due deve dev' dovrebbe devono e ed è eh effetto essere essa fa fai falla fallo faccia fare fila filo fine forma frase frasi fuori giù giusto gli grande il
in l' la le lo li linguaggio lui lei lingua ma magari maniera mano manca massimo max me meglio meno mi mica mio mia misto mo' modo modi molta molto mezzo ne né nei nel nella niente no non
nulla o oppure ok parole parola parlato parlare per però pizzico pls po' poca poche pochi poco più possibile proprio punto qualche qualcosa quasi quel quanto raccomando registro
resta righe riga roba sa scritto scritta scrivilo se secco sembri sembra senza serve sia siano sempre sola solo sollecito sotto stile suoni suona sul su tanta tante tanti tanto
te testo tenore tieni tienila tienilo tipo tocco tono tra tre troppa troppe troppi troppo troppi tu tutta tutto un una un' uno una va vada verso via voce zero ridere sorridere riesci puoi
favore grazie semplicemente davvero finta buona vecchia`);

/** Idioms. */
export const TONE_IDIOMS_IT =
  /^(?:(?:ma|e|però|anche|solo|insomma|magari|pure|e poi) )*(?:alla (?:mano|buona|leggera)|terra terra|easy|su di giri|all'antica|per ?bene|a modo|in rima|da (?:buon[ae]? )?(?:amic[oahie]+|collega|persone? adult[ae]|adult[oi]|grande|mamma|fratello|sorella|vicin[oi])|come (?:parlo|parlerei|parliamo|direi|si parla|lo direi|farei|scrivo)(?: io| di solito| a voce)?|a modo mio|con parole mie|nel mio stile|che (?:la |lo |li |le |gli |mi )?(?:fa|faccia|fai|fanno|facciano) (?:ridere|sorridere|sciogliere|arrossire|commuovere|piangere|sentire (?:bene|amat[oa]))|(?:fall[oa]|fagli|falle|fall[ie]) (?:ridere|sorridere)|un po' (?:da|alla) \p{L}+|in punta di piedi|senza peli sulla lingua|papale papale|dritto al punto|diritto al punto|vai al sodo|al sodo)(?:,? (?:ma|e) .{2,24})?$/iu;

/** Words that are always about the message, never about a person or thing. */
export const TONE_ONLY_IT =
  /^(?:frizzant[ei]|sbrigativ\p{L}+|spiritos[oaie]|scherzos[oaie]|spicci[oae]?|garbat[oaie]|diplomatic\p{L}+|informal[ei]|formal[ei]|sdolcinat[oaie]|mielos[oaie]|smielat[oaie]|stringat[oaie]|sintetic[oaie]|concis[oaie]|amichevol[ei]|cordial[ei]|affettuos[oaie]|tranqui|rispettos[oaie]|colloquial[ei]|perentori[oae]|educat[oaie]|gentilmente|educatamente|cortesemente|scherzosamente)$/iu;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
