const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs with so little meaning that another may stand for them. */
export const LIGHT_VERBS = words(`
do does did doing done have has had having got get gets getting go goes going went gone make makes made making be been
put puts take takes taking took taken use used set keep keeps kept come comes coming came happen happens happened give gives
need needs needed want wants wanted could should spend spends planning become becomes thing involve involved concern
fare fa fanno fatto faccio facciamo avere prendere prende preso presa prendo andare va vanno vado andiamo andato andata andati
andate mettere mette messo messa tenere tiene stare sta dare da dato vuole voglio vogliono volere serve riguarda viene vengono
venire venuto successo succede tocca spetta diventa possiamo dobbiamo vogliamo potete dovete posso possono devono aumenta aumentano aumento aumentato aumentata rise rises rose increase increases increased rincaro sale salito salita
`);

/** Nouns too general to have to match. */
export const LIGHT_NOUNS = words(`
thing things stuff matter matters business trip journey way ways part parts number numero amount sum total kind type sort
brand make model level detail details reason cause issue problem problems problema problemi question situation moment place
places event occasion plan plans next arrangement deal work person people somebody someone guy man woman lady bloke lot besides
altogether together end beginning start back anything anyone instead currently left else extra new old big small
little good best latest first main whole full other others right-now actual altro altra altri altre posto luogo cosa modo tipo
genere marca modello livello motivo causa situazione parte somma totale dettaglio evento occasione persona gente
qualcuno qualcosa inizio nuovo nuova nuovi nuove vecchio vecchia grande bello bella primo prima ultimo intero resto infine male until till fino sino ready pronto pronta high high
insieme assieme rispetto alla volta giro programma programmi previsto prevista soldi money euro euros pounds dollars
accordo accordi patto agreement favore morning evening afternoon night tempo years yrs anni months mesi mese weeks days hours ore giorni lesson lessons lezione lezioni course corso half share meta part mattina mattino sera notte pomeriggio
`);

/** Stop words that may be all that a question names. */
export const KEPT_TERMS = words(
  `born allergic favourite like allergico allergica preferito preferita role subject ruolo materia position`,
);
