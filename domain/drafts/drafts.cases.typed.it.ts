/** Requests as people type them to a coach, with words around them that are not for the message; format: read-cases.ts. */
export const TYPED_CASES_IT = `
mi scrivi due righe da lasciarle domani, solo che mi servono le chiavi di scorta entro venerdì => chiavi; venerdì !! due righe; lasciarle; solo che @@ Nadia, acquaintance
scrivigli qualcosa di corto. tipo se c'è ancora la partita e se porta lui i soldi => partita; soldi; porti !! corto; tipo; lui @@ Kofi, friend
me lo metti in un messaggio? voglio dire niente telefoni a tavola quando ci sono i bimbi, e che il dolce lo portiamo noi => telefoni; bimbi; dolce !! me lo metti; voglio dire; messaggio @@ papà, family
magari solo un biglietto: grazie per il gatto, le chiavi sono sotto il vaso blu, torno il 4 => grazie; gatto; vaso blu; 4 !! magari; biglietto @@ Ines, acquaintance
scrivimi una cosa da appendere in cucina. spazzatura il martedì, niente scarpe di sopra, affitto entro il 3 => spazzatura; martedì; scarpe; 3 !! scrivimi; appendere @@ Marek, friend
mess x il mio ex: li puoi tenere fino alle 6 domenica, ho il doppio turno. gentile mi raccomando => tenere; 6; domenica; turno !! mess; gentile @@ Gianluca, other
mi prepari una mail per olga la mia responsabile: vorrei spostare le ferie al 12 giugno, si sposa mia sorella => olga; ferie; 12 giugno; sorella !! mi prepari; responsabile; mail @@ Olga, colleague
come glielo dico a beppe che il furgone sabato non glielo posso prestare, ha la frizione andata => furgone; sabato; prestare; frizione !! come glielo; glielo @@ Beppe, friend
vorrei solo dirle che non mi trasferisco a lecce e che dovevo dirlo a marzo, come faccio => non mi trasferisco; marzo !! dirle; come faccio @@ Fabiola, partner
Potrebbe prepararmi una mail per il signor Adami? La caldaia fa rumore da domenica, vorrei che mandasse qualcuno. => adami; caldaia; domenica !! prepararmi; potrebbe prepar @@ signor Adami, other
direi 40 a settimana. scrivilo a mio figlio per favore: 40 a settimana, dal primo, telefono compreso => 40 a settimana; dal primo; telefono !! scrivilo; direi @@ Tobia, family
mi serve qualcosa da mandare a priscilla, che ho visto le foto e che quella con la capra è la mia preferita => foto; capra; preferita !! mi serve; mandare; che ho @@ Priscilla, friend
scrivile per me che mi dispiace per ieri, che ero stanca e che domenica passo io => mi dispiace; ieri; stanca; domenica !! per me; scrivile; che ero @@ Lidia, friend
torniamo a pino: come glielo dico che la cantina a me serve fino a giugno => cantina; giugno !! torniamo; glielo; come @@ Pino, family
può scrivermi due righe per la vicina, la signora Elsa? vorrei ringraziarla per la torta e dirle che il piatto glielo riporto sabato => elsa; grazie|ringrazi; torta; piatto; sabato !! vicina; può scriv; dirle @@ Mamma, family
mi fai un msg x tobia della palestra? tipo che mi è piaciuto chiacchierare e se giovedì gli va una birra. niente emoji => piaciuto; giovedì; birra; ti va !! tipo; msg; emoji; gli va @@ Tobia, romantic
fai un sms a mia cognata rita per sapere se mi presta il passeggino dal 3 al 9 => passeggino; dal 3 al 9; mi presti !! per sapere; sms; cognata @@ Rita, family
scrivi gli auguri x zio armando che fa 70 anni, che sabato veniamo in 6 e il vino lo porta carla => auguri; 70; sabato; 6; vino !! scrivi; che fa; x zio @@ zio Armando, family
vorrei un grazie per dragan che mi ha montato l'armadio, e invitarlo venerdì a cena => grazie; armadio; venerdì; cena !! che mi ha; invitarlo; vorrei un @@ Dragan, friend
scrivi al mio capo, il dottor Conti (ci diamo del lei), che lunedì entro alle 10 => conti; lunedì; 10 !! ci diamo; scrivi @@ dottor Conti, colleague
fai un messaggio a samanta, dille che ho trovato il suo guanto e se le va un caffè lunedì => guanto; caffè; lunedì; ti va !! dille; suo guanto; le va @@ Samanta, friend
mandiamo un mess al gruppo della pallavolo: giovedì io non ci sono, ho la caviglia gonfia => giovedì; caviglia !! mandiamo; gruppo della @@ Pallavolo, friend
scrivi ad halina, la signora che sta con papà, che da ottobre le ore diventano 25 e chiedile se le va bene => ottobre; 25; va bene !! scrivi; la signora che; chiedile @@ Halina, other
che gli rispondo a tullio?? scrivimelo tu: sabato niente calcetto, ho il ginocchio a pezzi, però il 9 ci sono => sabato; calcetto; ginocchio; 9 !! scrivimelo; che gli @@ Tullio, friend
ho bisogno che scrivi a mia sorella monica x me: papà esce dall'ospedale il 5, io lavoro fino alle 18 => papà; ospedale; 5; 18 !! scrivi; x me; ho bisogno @@ Monica, family
vorrei scrivere alla vicina, la signora Di Stefano, che il cane abbaia dalle 6. con gentilezza, mi prepari il biglietto? => di stefano; cane; 6 !! gentilezza; mi prepari; vicina @@ Di Stefano, acquaintance
trovami le parole da mandare a franca: non sono arrabbiata, ma mi serve un po' di tempo => non sono arrabbiata; tempo !! trovami; parole @@ Franca, friend
rispondi a lello che si vengo, ma porto anche mio fratello => sì; vengo; fratello !! rispondi; che si @@ Lello, friend
devo disdire con l'estetista, Ivana: martedì alle 15 non posso, bimbo malato. vedi se mi dà un posto la settimana dopo. scrivimelo va => martedì; 15; malato; settimana dopo !! vedi se; scrivimelo @@ Ivana, other
scrivi un biglietto per lei: che capisco il disturbo, che abbiamo cambiato le scarpe ai bimbi, e se domenica viene per un caffè. del lei ovviamente => capisco; scarpe; domenica; caffè; viene !! del lei; che capisco; , che @@ signora Pia, acquaintance
le scrivo un bigliettino. aiutami: siamo insieme da 8 anni, il primo ballo era a lucca sotto la neve => 8 anni; ballo; neve !! aiutami; bigliettino @@ Elena, partner
scrivimelo tu: er motorino nun parte più, so' 90 euro, famo a metà? tranquillo eh => er motorino nun parte più; 90 euro; famo a metà !! scrivimelo; parti @@ er Biondo, friend
ok allora scrivi un mess: la casa al mare era per noi due, lei può venire gli ultimi due giorni e dorme in salotto => casa al mare; lei può venire; ultimi due giorni !! puoi venire; scrivi; mess @@ Tommaso, friend
Mi prepari una mail per chiedergli un incontro la settimana del 9. Motivo: il contratto. Gli do del Lei. => incontro; settimana del 9; contratto !! gli do; motivo: @@ il dottor Riva, colleague
scrivimi un bigliettino per lei: grazie dei guanti, li metto sempre, e lunedì la accompagno dal marito. le do del lei => grazie; guanti; lunedì; suo marito !! le do; ciao @@ Rosalba, acquaintance
di' a mio padre che la macchina la ritiro io e che non si preoccupi => macchina; ritiro io; preocc !! mio padre; di' @@ papà, family
scrivi alla maestra di leo che giovedì arriva alle 10, ha il pediatra => leo; giovedì; 10; pediatra !! scrivi; maestra di @@ maestra Carla, other
chiedi a wanda se le va bene che porto il cane, è piccolo e dorme sempre => cane; piccolo; ti va bene !! chiedi; le va @@ Wanda, friend
messaggio x la babysitter: venerdì torniamo a mezzanotte, in frigo c'è la pizza => venerdì; mezzanotte; pizza !! messaggio; babysitter: @@ Zoe, other
puoi dirlo meglio tu: a natale non ospito io, la cucina non è finita, però il panettone lo porto => natale; cucina; panettone !! meglio; dirlo @@ Mamma, family
`;

/** Messages about writing without content to send. */
export const NO_MESSAGE_IT: readonly string[] = [
  "e come glielo dico, senza fare una tragedia",
  "Che cosa posso dirgli che non sembri una minaccia?",
  "mi scrivi una cosa carina da metterle sul cuscino? corta, con la stella marina",
  "no di persona no. meglio un messaggio",
  "scrivimi qualcosa di bello",
  "mi aiuti a scriverlo",
  "qualche idea per un messaggio?",
  "che le scrivo",
  "digli che è un idiota",
  "dille che è troppo",
  "scrivilo più corto e più gentile",
  "fai sempre domande, dammi il testo e basta",
  "come la metto giù senza offenderla",
];
