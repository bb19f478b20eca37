/** Word lists for Italian clauses, subjects and pronouns. */

export const JOINTS =
  /^(?:e|ed|ma|o|oppure|però|perché|che|se|quando|mentre|quindi|così|poi|dove|come|quanto|siccome|visto|dato|cosa|chi|anche|invece|altrimenti|sennò|finché|appena|cui)$/;
export const CARRYING = /^(?:e|ed|ma|o|oppure|però|poi|anche|invece|quindi|così)$/;
export const CLITICS =
  /^(?:mi|ti|ci|si|gli|le|lo|la|li|vi|ne|me|te|ce|se|ve|non|l'|m'|t'|s'|c'|n'|gliel[oaie]|gliene|gliel')$/;
export const PREPOSITION =
  /^(?:a|ad|di|da|in|con|per|su|tra|fra|al|allo|alla|ai|agli|alle|all'|del|dello|della|dei|degli|delle|dell'|d'|dal|dalla|dai|dalle|dall'|nel|nella|nei|nelle|nell'|sul|sulla|sui|sulle|col|senza|dopo|prima|verso|entro|fino|contro|durante|secondo)$/;
export const DETERMINER =
  /^(?:il|lo|la|l'|i|gli|le|un|uno|una|un'|mio|mia|miei|mie|suo|sua|suoi|sue|tuo|tua|tuoi|tue|nostro|nostra|nostri|nostre|quel|quella|quello|questo|questa|tutto|nessuno|qualcuno|qualcosa|ognuno|niente|ogni)$/;
export const ADVERB =
  /^(?:sempre|mai|già|ancora|anche|pure|solo|proprio|davvero|molto|tanto|troppo|poi|ora|adesso|oggi|ieri|domani|dopodomani|stasera|stamattina|subito|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|qui|qua|lì|là|bene|male|forse|magari|spesso|almeno|più|meno|stato|stata|così|tutto|tutta|un|po'|poco|abbastanza|ultimamente|comunque|prima|dopo|per|favore|piacere|mattina|sera|pomeriggio|prossimo|prossima|scorso|scorsa|settimana|volta|ogni|tutti|giorni|verso|alle|[0-9]+)$/;

/** Nouns of time, which are not subjects. */
export const TIME_NOUN =
  /^(?:weekend|fine|settimana|mese|anno|estate|inverno|primavera|autunno|mattina|mattino|sera|pomeriggio|notte|volta|giorno|giorni|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|\d+|primo|prossim[oa]|scors[oa])$/;
/** Adjectives for persons after “sembrava”. */
export const MOOD =
  /^(?:(?:un po'?|molto|così|davvero|tanto|piuttosto|parecchio|abbastanza|proprio) )?(?:giù|ubriac|silenzios|pallid|confus|spaventat|triste|stanc|stran[oa]|preoccupat|arrabbiat|fredd|nervos|felice|content|distante|agitat|delus|offes|assente|pensieros|abbattut|turbat|stressat)/;

/** Adjectives only for persons after “è”. */
export const OF_A_PERSON =
  /^(?:silenzios|carin[oaie]|pazient|puntual|attent|premuros|discret|rumoros|chiassos|affettuos|severe?|di (?:grande |molto |enorme )?aiuto|un(?:'| grande | vero )?(?:aiuto|tesoro|angelo|roccia)|bellissim|elegant|stupend|splendid|bravissim|gentilissim|dolcissim|in (?:gran )?forma|liber|entrat|cadut|scappat|cresciut|diventat|arrabbiat|incavolat|offes|stanc|malat|pront|content|felice|triste|gentil|scortes|maleducat|brav|sgarbat|permalos|distratt|simpatic|arrivat|andat|venut|tornat|partit|uscit|rimast|riuscit|dimenticat|comportat|pentit|invitat|sicur|disponibil|dispost|interessat|impegnat|occupat|nervos|preoccupat|fredd[oa]$|egoist|generos|fantastic[oa]$|aggressiv|assente|presente|presentat|nat[oa]$|guarit|laureat|sposat|trasferit|sparit|scordat|accort|ricordat|permess|pres[oa]$|fatt[oa]$|sentit|scusat|dat[oa]$|rifiutat|intervenut|cambiat|spaventat|ferit|delus|divertit|ammalat|voluta|mess[oa]$|iscritt|assunt|promoss|bocciat|svegli)/;
export const PERSON_PLACE =
  /^(?:a casa|in ritardo|in giro|d'accordo|in casa|da me|da noi|in ufficio|in vacanza|in ferie|al lavoro|in città)/;

/** Verbs whose subject is usually a thing. */
export const OF_THINGS = new Set(
  "scadere servire sembrare capitare succedere costare interessare durare esistere dipendere suonare pesare importare bastare mancare piacere creare iniziare cominciare finire continuare funzionare".split(
    " ",
  ),
);
/** Verbs whose subject often follows them. */
export const SUBJECT_BEHIND = new Set(
  "atterrare decollare venire arrivare partire essere servire mancare piacere tornare andare morire nascere succedere capitare uscire iniziare cominciare finire passare entrare restare rimanere costare sembrare esistere crescere aumentare arrivare toccare interessare bastare".split(
    " ",
  ),
);
/** Verbs whose object is a person, as “la chiamo”. */
export const OF_PERSONS =
  /^(?:aspett|oper|perd[oei]|perdere|(?:ri)?spos|(?:ri)?chiam|sent|ved|vist|ringrazi|am[oaei]|amat|amar|invit|aiut|(?:ri)?accompagn|raggiun|incontr|offe[ns]|feri|delu|tratt|lasci|accus|ignor|salut|conosc|disturb|trascur|giudic|abbandon|esclud|esclus|svegli|spavent|abbracci|avvis|avvert|inform|perdon|ascolt|cerc|contatt|consider|rispett|sopport|stim|sostit|ospit|rived|rivist|tenere|lod|odi|stress|coinvol|fatt|pag|prender[l]|critic|sgrid|insult|sost[ei]n|preoccup|assicur|rassicur)/;
/** Before an infinitive, whose object “la” is: “la vado a prendere”, “la posso chiamare”. */
export const LEADING =
  /^(?:vado|vengo|passo|posso|devo|voglio|vorrei|potrei|dovrei|possiamo|dobbiamo|vogliamo|andiamo|veniamo|passiamo|verrò|andrò|potrò|dovrò|vorremmo|potremmo|sto|torno)$/;
/** Verb forms that are usually nouns after an article. */
export const NOUNS =
  /^(?:porta|prova|cena|parte|fine|visita|spesa|firma|domanda|lettera|volta|cura|guida|nota|presenta|pesa|sale|fuma|costa|lava|conta|macchina|richiesta|risposta|posta|vista|scelta|festa|busta|cambia|chiamata|pulita|vita|uscita|partita|salita|scoperta|offerta|musica|pranza|regala|danza|crea|taglia|ferma|multa|fattura|dieta|gara|paga|carica|ricarica|sosta|tira|barba|stima|sveglia|bolletta|conferma|delega|verifica|ricetta|ripara|consegna|bici|piscina|lista|recita|laurea|cresima|nascita|vincita|calma|lavatrice|rata|gita|merenda|cucina|pasta|pausa|trasferta|ricerca|pesca|corsa|caccia)$/;
/** Masculine nouns that look like verbs. */
export const HIS_NOUNS =
  /^(?:invito|aiuto|abbraccio|incontro|ascolto|aspetto|lavoro|saluto|offesa|accordo|interesse|uso|ordine|inizio|arrivo|pranzo|gioco|ricordo|regalo|pensiero|passo|compito|conto|bisogno|dubbio)$/;
