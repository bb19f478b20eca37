/** Conjugation of the Italian verbs that are common in messages. */

const ARE =
  "slittare stimare addormentare agitare adorare atterrare decollare salutare annaffiare innaffiare insegnare guadagnare assaggiare assicurare baciare camminare collaborare compilare completare consumare dichiarare immaginare indicare lanciare liberare nuotare passeggiare piegare progettare provocare rallentare recitare rilassare rimborsare rischiare risultare rubare russare scaldare scappare scordare segnare sommare sospettare spaccare spolverare staccare sudare tentare trasformare valutare viziare volare apparecchiare sgridare rinfacciare installare squillare abbaiare appoggiare sfruttare reclamare protestare rovesciare allagare gocciolare disegnare pescare imbarazzare tirare abbandonare abbracciare abitare accettare accompagnare aiutare allontanare alzare amare annullare apprezzare arrabbiare arrivare ascoltare aspettare aumentare augurare avvertare avvisare ballare buttare cambiare cantare capitare cenare cercare chiamare cominciare comportare comprare confermare consegnare considerare contattare continuare controllare costare creare criticare cucinare curare desiderare dimenticare disturbare diventare domandare durare entrare evitare fermare festeggiare fidare firmare formare fumare giocare giudicare gridare guardare guidare ignorare imparare incontrare iniziare insultare interessare invitare lamentare lasciare laureare lavare lavorare litigare mancare mandare mangiare meritare migliorare mollare mostrare notare occupare odiare offuscare ordinare organizzare pagare parlare passare pensare perdonare pesare portare pranzare prenotare preoccupare preparare presentare prestare provare pulire raccontare recuperare regalare restare restituire ricordare rientrare rimandare ringraziare riparare riposare risparmiare rispettare rispostare ritirare ritornare rovinare salutare salvare sbagliare scherzare scusare sembrare sistemare sistemarsi sopportare spaventare sperare sporcare sposare spostare stancare stressare studiare suonare superare telefonare tirare toccare tornare traslocare trattare trovare urlare usare versare viaggiare vietare visitare votare rinunciare controllare verificare allegare inviare comunicare informare segnalare concordare ritardare svegliare cancellare disegnare riportare spiegare vietare sognare respirare tagliare strappare scaricare caricare parcheggiare noleggiare affittare traslocare bussare suonare sbrigare chiacchierare coccolare consolare incoraggiare supportare raccomandare consigliare sconsigliare rassicurare frequentare fidanzare separare divorziare brindare cenare pernottare prelevare addebitare accreditare fatturare ristrutturare verniciare montare smontare aggiustare collegare spezzare versare scattare postare pubblicare registrare esagerare giustificare umiliare accusare incolpare obbligare minacciare tormentare assillare alzare abbassare aggiornare allenare riscaldare funzionare peggiorare calmare tranquillizzare partecipare pianificare programmare annoiare impegnare innamorare tardare anticipare bloccare sbloccare ospitare comunicare affrontare badare necessitare avanzare celebrare festeggiare riguardare lasciare usare sposare negare rinnovare riciclare scambiare scherzare sottolineare trascurare tollerare perdonare litigare fissare saltare girare firmare ospitare calmare stampare rinviare anticipare posticipare";
const ERE =
  "aggiungere concludere piovere premere proteggere resistere respingere ripetere scommettere accendere ammettere attendere battere chiedere chiudere concedere conoscere correggere correre credere crescere decidere difendere dipendere discutere dividere esistere esprimere insistere leggere mettere muovere nascere nascondere offendere perdere permettere piangere prendere pretendere promettere raggiungere rendere ricevere riprendere risolvere rispondere rompere scendere scrivere smettere sorridere spegnere spendere succedere temere trasmettere uccidere vendere vincere vivere interrompere comprendere apprendere sorprendere condividere iscrivere costringere assistere deprimere rinchiudere scadere riprendere estendere convincere commettere promettere ammettere rimettere chiudere cadere accadere stringere spingere giungere fingere dipingere cuocere volgere sconvolgere deludere coinvolgere escludere correggere riflettere richiedere";
const IRE =
  "investire aprire avvertire coprire divertire dormire fuggire mentire offrire partire pentire scoprire seguire sentire servire soffrire vestire";
const ISC =
  "subire seppellire impazzire recensire ingrandire agire capire chiarire colpire costruire ferire finire fornire garantire gestire guarire preferire pulire punire reagire restituire riferire sparire spedire stupire suggerire tradire trasferire unire infastidire accudire abbellire arrossire guarire ubbidire obbedire sostituire distribuire esaurire fallire inserire percepire condire favorire contribuire stabilire";

/** infinitive: present (6) | stem of future and conditional | subjunctive present | imperfect stem | participle */
const IRREGULAR = `essere: sono sei è siamo siete sono|sar|sia||stato
avere: ho hai ha abbiamo avete hanno|avr|abbia|ave|avuto
andare: vado vai va andiamo andate vanno|andr|vada|anda|andato
fare: faccio fai fa facciamo fate fanno|far|faccia|face|fatto
stare: sto stai sta stiamo state stanno|star|stia|sta|stato
dare: do dai dà diamo date danno|dar|dia|da|dato
dire: dico dici dice diciamo dite dicono|dir|dica|dice|detto
venire: vengo vieni viene veniamo venite vengono|verr|venga|veni|venuto
sostenere: sostengo sostieni sostiene sosteniamo sostenete sostengono|sosterr|sostenga|sostene|sostenuto
ottenere: ottengo ottieni ottiene otteniamo ottenete ottengono|otterr|ottenga|ottene|ottenuto
compiere: compio compi compie compiamo compite compiono|compir|compia|compi|compiuto
rivedere: rivedo rivedi rivede rivediamo rivedete rivedono|rivedr|riveda|rivede|rivisto
ridere: rido ridi ride ridiamo ridete ridono|rider|rida|ride|riso
svolgere: svolgo svolgi svolge svolgiamo svolgete svolgono|svolger|svolga|svolge|svolto
dispiacere: dispiaccio dispiaci dispiace dispiacciamo dispiacete dispiacciono|dispiacer|dispiaccia|dispiace|dispiaciuto
spiacere: spiaccio spiaci spiace spiacciamo spiacete spiacciono|spiacer|spiaccia|spiace|spiaciuto
parere: paio pari pare paiamo parete paiono|parr|paia|pare|parso
convenire: convengo convieni conviene conveniamo convenite convengono|converr|convenga|conveni|convenuto
tenere: tengo tieni tiene teniamo tenete tengono|terr|tenga|tene|tenuto
potere: posso puoi può possiamo potete possono|potr|possa|pote|potuto
volere: voglio vuoi vuole vogliamo volete vogliono|vorr|voglia|vole|voluto
dovere: devo devi deve dobbiamo dovete devono|dovr|debba|dove|dovuto
sapere: so sai sa sappiamo sapete sanno|sapr|sappia|sape|saputo
vedere: vedo vedi vede vediamo vedete vedono|vedr|veda|vede|visto
uscire: esco esci esce usciamo uscite escono|uscir|esca|usci|uscito
riuscire: riesco riesci riesce riusciamo riuscite riescono|riuscir|riesca|riusci|riuscito
rimanere: rimango rimani rimane rimaniamo rimanete rimangono|rimarr|rimanga|rimane|rimasto
bere: bevo bevi beve beviamo bevete bevono|berr|beva|beve|bevuto
scegliere: scelgo scegli sceglie scegliamo scegliete scelgono|sceglier|scelga|sceglie|scelto
togliere: tolgo togli toglie togliamo togliete tolgono|toglier|tolga|toglie|tolto
salire: salgo sali sale saliamo salite salgono|salir|salga|sali|salito
sedere: siedo siedi siede sediamo sedete siedono|seder|sieda|sede|seduto
proporre: propongo proponi propone proponiamo proponete propongono|proporr|proponga|propone|proposto
raccogliere: raccolgo raccogli raccoglie raccogliamo raccogliete raccolgono|raccoglier|raccolga|raccoglie|raccolto
morire: muoio muori muore moriamo morite muoiono|morir|muoia|mori|morto
piacere: piaccio piaci piace piacciamo piacete piacciono|piacer|piaccia|piace|piaciuto
rifare: rifaccio rifai rifà rifacciamo rifate rifanno|rifar|rifaccia|riface|rifatto
ridare: rido ridai ridà ridiamo ridate ridanno|ridar|ridia|rida|ridato
mantenere: mantengo mantieni mantiene manteniamo mantenete mantengono|manterr|mantenga|mantene|mantenuto
intervenire: intervengo intervieni interviene interveniamo intervenite intervengono|interverr|intervenga|interveni|intervenuto`;

const PARTICIPLES =
  "aggiunto:aggiungere concluso:concludere protetto:proteggere respinto:respingere scommesso:scommettere acceso:accendere chiesto:chiedere chiuso:chiudere corso:correre deciso:decidere letto:leggere messo:mettere nato:nascere nascosto:nascondere interrotto:interrompere compreso:comprendere sorpreso:sorprendere condiviso:condividere iscritto:iscrivere costretto:costringere assistito:assistere convinto:convincere stretto:stringere spinto:spingere cotto:cuocere sconvolto:sconvolgere offeso:offendere perso:perdere permesso:permettere pianto:piangere preso:prendere promesso:promettere raggiunto:raggiungere reso:rendere risolto:risolvere risposto:rispondere rotto:rompere sceso:scendere scritto:scrivere smesso:smettere spento:spegnere speso:spendere successo:succedere vinto:vincere vissuto:vivere deluso:deludere aperto:aprire coperto:coprire offerto:offrire scoperto:scoprire sofferto:soffrire";

export type Person = 0 | 1 | 2 | 3 | 4 | 5;
export type Mood = "present" | "imperfect" | "future" | "conditional" | "subjunctive" | "subjunctive-past";

export interface Form {
  infinitive: string;
  mood: Mood;
  person: Person;
  all: readonly string[];
}

const forms = new Map<string, Form[]>();
const participles = new Set<string>();
const infinitives = new Set<string>();

const conjugations = new Map<string, readonly string[]>();

function add(infinitive: string, mood: Mood, all: readonly string[]): void {
  if (!conjugations.has(`${infinitive} ${mood}`)) conjugations.set(`${infinitive} ${mood}`, all);
  all.forEach((form, index) => {
    const list = forms.get(form);
    const entry: Form = { infinitive, mood, person: index as Person, all };
    if (list) list.push(entry);
    else forms.set(form, [entry]);
  });
}

const each = (stem: string, endings: string): string[] => endings.split(" ").map((ending) => stem + ending);

const FUTURE = "ò ai à emo ete anno";
const CONDITIONAL = "ei esti ebbe emmo este ebbero";

function addRegular(infinitive: string, kind: "are" | "ere" | "ire" | "isc"): void {
  if (!infinitive.endsWith(kind === "isc" ? "ire" : kind)) return;
  const stem = infinitive.slice(0, -3);
  const hard = /[cg]$/.test(stem) && kind === "are" ? `${stem}h` : stem;
  const soft = kind === "are" && stem.endsWith("i") ? stem.slice(0, -1) : hard;
  const endings = {
    are: [...each(stem, "o"), `${soft}i`, `${stem}a`, `${soft}iamo`, `${stem}ate`, `${stem}ano`],
    ere: each(stem, "o i e iamo ete ono"),
    ire: each(stem, "o i e iamo ite ono"),
    isc: [...each(`${stem}isc`, "o i e"), `${stem}iamo`, `${stem}ite`, `${stem}iscono`],
  }[kind];
  add(infinitive, "present", endings);
  const vowel = kind === "are" ? "a" : kind === "ere" ? "e" : "i";
  addPast(infinitive, stem + vowel);
  const future = kind === "are" ? (/[cg]i$/.test(stem) ? `${stem.slice(0, -1)}er` : `${hard}er`) : `${stem}${vowel}r`;
  add(infinitive, "future", each(future, FUTURE));
  add(infinitive, "conditional", each(future, CONDITIONAL));
  const subjunctive =
    kind === "are"
      ? [`${soft}i`, `${soft}i`, `${soft}i`, `${soft}iamo`, `${soft}iate`, `${soft}ino`]
      : kind === "isc"
        ? [...each(`${stem}isc`, "a a a"), `${stem}iamo`, `${stem}iate`, `${stem}iscano`]
        : each(stem, "a a a iamo iate ano");
  add(infinitive, "subjunctive", subjunctive);
  participles.add(stem + (kind === "are" ? "at" : kind === "ere" ? "ut" : "it"));
}

function addPast(infinitive: string, stem: string): void {
  add(infinitive, "imperfect", each(stem, "vo vi va vamo vate vano"));
  add(infinitive, "subjunctive-past", each(stem, "ssi ssi sse ssimo ste ssero"));
}

for (const line of IRREGULAR.split("\n")) {
  const [infinitive = "", rest = ""] = line.split(": ");
  const [present = "", future = "", subjunctive = "", past = "", participle = ""] = rest.split("|");
  infinitives.add(infinitive);
  add(infinitive, "present", present.split(" "));
  add(infinitive, "future", each(future, FUTURE));
  add(infinitive, "conditional", each(future, CONDITIONAL));
  const plural = subjunctive === "sia" ? "sia" : subjunctive;
  add(infinitive, "subjunctive", [
    subjunctive,
    subjunctive,
    subjunctive,
    "",
    "",
    plural.endsWith("ia") ? `${plural}no` : `${plural}no`,
  ]);
  if (infinitive === "essere") {
    add(infinitive, "imperfect", "ero eri era eravamo eravate erano".split(" "));
    add(infinitive, "subjunctive-past", each("fo", "ssi ssi sse ssimo ste ssero"));
  } else if (infinitive === "stare" || infinitive === "dare") {
    add(infinitive, "imperfect", each(past, "vo vi va vamo vate vano"));
    add(infinitive, "subjunctive-past", each(past.replace("a", "e"), "ssi ssi sse ssimo ste ssero"));
  } else addPast(infinitive, past);
  participles.add(participle.slice(0, -1));
}
forms.delete("");
for (const [list, kind] of [
  [ARE, "are"],
  [ERE, "ere"],
  [IRE, "ire"],
  [ISC, "isc"],
] as const)
  for (const infinitive of new Set(list.split(" "))) {
    infinitives.add(infinitive);
    addRegular(infinitive, kind);
  }
for (const pair of PARTICIPLES.split(" ")) participles.add(pair.split(":")[0]!.slice(0, -1));

/** The finite verb forms that a word can be, the present first. */
export function formsOf(word: string): readonly Form[] {
  return forms.get(word) ?? guessed(word);
}

const ENDINGS: readonly [RegExp, Mood, Person, string][] = [
  [/^(.{3,})rebbe$/, "conditional", 2, "resti"],
  [/^(.{3,})rà$/, "future", 2, "rai"],
  [/^(.{3,}[aei])sse$/, "subjunctive-past", 2, "ssi"],
  [/^(.{4,}[aei])va$/, "imperfect", 2, "vi"],
  [/^(.{3,})resti$/, "conditional", 1, "rebbe"],
  [/^(.{3,})rai$/, "future", 1, "rà"],
  [/^(.{4,}[aei])vi$/, "imperfect", 1, "va"],
];
const NO_VERB =
  /^(?:stesse|grosse|basse|rosse|interesse|spesse|scommesse|iniziativa|alternativa|comitiva|attiva|positiva|negativa|definitiva|nuova|brava|motivi|nativi|arrivi|attivi|bravi|positivi|definitivi|caviglia)$/;

/** Forms of unlisted verbs that the ending identifies. */
function guessed(word: string): readonly Form[] {
  if (NO_VERB.test(word) || /[ts]iv[ai]$/.test(word)) return [];
  const again = /^(ri|dis|ra[dpf])(\p{L}{3,})$/u.exec(word);
  const plain = again && !/^(?:rispost|ricett|rivist|ritard|disposta)/.test(word) ? forms.get(again[2]!) : undefined;
  if (again && plain)
    return plain.map((form) => ({
      ...form,
      infinitive: again[1] + form.infinitive,
      all: form.all.map((one) => again[1] + one),
    }));
  for (const [match, mood, person, other] of ENDINGS) {
    const found = match.exec(word);
    if (!found) continue;
    const all = ["", "", "", "", "", ""];
    all[person] = word;
    all[person === 2 ? 1 : 2] = found[1] + other;
    return [{ infinitive: "", mood, person, all }];
  }
  return [];
}

/** An unlisted word after “mi” or “non”, taken for the present tense of a verb. */
export function guessedPresent(word: string): readonly Form[] {
  if (!/^\p{L}{3,}[ae]$/u.test(word) || isInfinitive(word)) return [];
  const stem = word.slice(0, -1);
  const you = word.endsWith("a") && /[cg]$/.test(stem) ? `${stem}hi` : `${stem.replace(/i$/, "")}i`;
  const many = word.endsWith("a") ? `${stem}ate` : `${stem.replace(/isc$/, "")}${stem.endsWith("isc") ? "ite" : "ete"}`;
  return [{ infinitive: "", mood: "present", person: 2, all: ["", you, word, "", many, ""] }];
}

export function isFinite(word: string): boolean {
  return formsOf(word).length > 0;
}

export function isParticiple(word: string): boolean {
  return participles.has(word.slice(0, -1)) && /[oaie]$/.test(word);
}

export function isInfinitive(word: string): boolean {
  return infinitives.has(word) || /^.{2,}(?:are|ere|ire|rre)$/.test(word);
}

/** The six persons of a listed verb. */
export function conjugate(infinitive: string, mood: Mood): readonly string[] | undefined {
  return conjugations.get(`${infinitive} ${mood}`);
}
