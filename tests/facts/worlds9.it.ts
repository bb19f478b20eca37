import { worldsOf, type World } from "./cases.ts";

export const ITALIAN_NINTH: readonly World[] = worldsOf(
  "it",
  `
# Corrado | friend
2026-11-13 | Quiz al pub con Corrado, arrivati secondi. Da gennaio lo fanno caporeparto, festeggia il 27 con una pizzata.
2026-10-24 | Il padre di Corrado è entrato in una casa di riposo a Voghera, la Villa Serena. Lui ci va ogni domenica dopo messa. La casa vecchia la affittano a 650 al mese.
2026-09-15 | Prestato a Corrado la prolunga lunga e 80 euro per la gita della figlia. Me li ridà allo stipendio.
2026-10-05 | Corrado mi ha ridato gli 80 euro. La prolunga se l'è dimenticata.
2026-07-28 | Corrado non può fare le scale, si è strappato un legamento del ginocchio giocando a padel. La fisioterapista, Sandra, lo vede il mercoledì.
? quando festeggia corrado => 27 novembre
? dove vive il padre di corrado => Voghera/Villa Serena
? ogni quanto va a trovare suo padre => domenica
? a quanto affittano la casa vecchia => 650
? cosa non mi ha ancora ridato corrado => prolunga
? corrado mi deve ancora dei soldi => niente/ridato/più
? come si è fatto male al ginocchio => padel
? chi è sandra => fisioterapista
? quando ho visto corrado l'ultima volta => 13 novembre
? cosa diventa corrado a gennaio => caporeparto
? come si chiama la figlia di corrado => -
? quanti anni ha il padre di corrado => -
# Nonna Ines | grandmother
2026-11-07 | Nonna Ines ha fatto il vaccino e si è lamentata dell'ago. Mi ha detto che l'anello con la pietra blu è per me, le perle sono per Elodia. L'ho scritto con la data per via di zio Marco.
2026-10-12 | Comprato a nonna il rialzo per il water, 49,90, e il bastone, 22 euro. Dice che non userà nessuno dei due.
2026-08-30 | Nonna è cresciuta su una chiatta, non lo sapevo. Il padre portava ghiaia sul Po, hanno vissuto a bordo finché lei aveva nove anni.
2026-05-06 | Nonna compie novantadue anni. Pranzo in undici, ha bevuto due bicchieri di spumante e raccontato quella del prete.
? a chi vanno le perle => Elodia
? quale anello è per me => blu
? quanto ho speso per il rialzo e il bastone in tutto => 71,90
? dove è cresciuta nonna => chiatta
? quando è il compleanno di nonna => 6 maggio
? quanti anni ha nonna => 92
? in quanti eravamo al pranzo => undici
? cosa portava suo padre => ghiaia
? come si chiama la moglie di zio marco => -
? quanto costa la badante => -
# Stefano | colleague
2026-11-16 | Stefano è diventato vegano per una scommessa con la moglie, fino a Pasqua. Se perde deve dipingere la staccionata.
2026-10-29 | Con Stefano ci alterniamo la reperibilità: settimane pari lui, dispari io. Scambi solo se avvisati tre giorni prima.
2026-09-30 | A Stefano hanno dimezzato il premio, 1.200 euro. Si guarda intorno, il 22 settembre ha fatto un primo colloquio in Siemens.
2026-08-12 | Stefano si è rotto la clavicola sul Garda, facendo windsurf. A casa fino a fine mese. Gli abbiamo mandato i fiori, 12 euro a testa, eravamo in otto.
? cosa succede se stefano perde la scommessa => staccionata
? fino a quando è vegano stefano => Pasqua
? chi ha la reperibilità nelle settimane dispari => io
? di quanto era il premio di stefano => 1.200/1200
? con quale azienda ha fatto il colloquio => Siemens
? cosa si è rotto stefano => clavicola
? cosa abbiamo deciso per gli scambi => tre giorni
? quando ha fatto il colloquio => 22 settembre
? dove si è rotto la clavicola => Garda
? quanto guadagna stefano => -
? quanti figli ha stefano => -
# Zia Bice | aunt
2026-11-11 | Zia Bice ha chiamato sconvolta: le hanno rubato la borsa sull'autobus 42, con il libretto della pensione e la foto dello zio. Le ho bloccato la carta. Il numero della denuncia è sul blocchetto vicino al telefono.
2026-10-20 | Accompagnata zia Bice alla TAC al San Matteo. Referto fra dieci giorni, deve chiamare la segretaria del dottor Amini, la signora Lesti.
2026-09-08 | Zia Bice non vuole feste per i suoi 80 anni, il 2 febbraio, solo una gita al mare a Camogli. Le ho promesso che guido io.
2026-06-16 | I primi pomodori di zia Bice. Nel caffè mette tre zuccheri e guai a dirle qualcosa.
? dove hanno rubato la borsa a zia bice => autobus
? cosa c'era nella borsa => libretto
? dov'è il numero della denuncia => blocchetto
? chi è la signora lesti => segretaria
? dove vuole andare zia bice per gli 80 anni => Camogli
? quando compie 80 anni zia bice => 2 febbraio
? cosa ho promesso a zia bice => guido
? quanti zuccheri mette nel caffè => tre
? quando l'ho accompagnata alla tac => 20 ottobre
? in che ospedale ha fatto la tac => San Matteo
? cosa diceva il referto => -
? quanti soldi c'erano nella borsa => -
# Gemma | sibling
2026-11-15 | Gemma e Rocco hanno firmato il preliminare per via dei Mulini 14, 210.000 euro. Le chiavi il 4 dicembre. Mi ha chiesto se io e papà aiutiamo a togliere la moquette.
2026-10-18 | Gemma è di 12 settimane, termine il 1° maggio! Niente caffè e le uova non le può vedere. Al lavoro non lo sa nessuno.
2026-09-05 | Tenuto il cane di Gemma, Oliva, per il weekend. Si è mangiata un calzino. Veterinario 140 euro, Gemma me li ha bonificati oggi, tutti.
2026-08-21 | Gemma si è laureata, 110 e lode. Mamma piangeva. Le ho regalato una stilografica.
? in che via va a vivere gemma => Mulini
? quanto hanno pagato la casa => 210.000/210000
? quando hanno le chiavi => 4 dicembre
? per cosa vuole una mano gemma => moquette
? quando nasce il bambino => 1º maggio/1° maggio/1 maggio
? cosa non può vedere gemma adesso => uova
? cosa ha mangiato oliva => calzino
? quanto è costato il veterinario => 140
? con che voto si è laureata gemma => 110
? cosa ho regalato a gemma per la laurea => stilografica
? come chiameranno il bambino => -
? in cosa si è laureata gemma => -
`,
);
