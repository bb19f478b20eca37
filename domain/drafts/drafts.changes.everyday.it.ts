/** What people write about an open draft; format: read-cases.ts. */
export const EVERYDAY_CHANGES_IT = `
# scrivi a lorella che domani in pausa le offro un caffè e che volevo chiederle una cosa @@ Lorella, colleague
> più amichevole dai => caffè !! amichevole; dai
> più corto dai => caffè !! corto; dai
# scrivi a mia suocera che a natale veniamo il 25 e non il 24, e che portiamo il dolce @@ Suocera, family
> togli la parte sul dolce => 25 !! dolce; togli
> no, il 26 => 26 !! 25; no, il
# scrivi al dottor zanetti chiedendo se può ricevermi nella settimana del 12 per il mio inquadramento @@ Dottor Zanetti, colleague
> più breve, legge solo le prime due righe => 12 !! breve; legge
> scusa, intendevo la settimana del 19 => 19 !! 12; intendevo
# scrivi a ottaviani che la consegna slitta al 4 dicembre perché il fornitore ha sbagliato il legno @@ Cliente Ottaviani, colleague
> dagli del lei => 4 dicembre !! dagli; ti
> e mettici che mi scuso per il disagio => disagio; 4 dicembre !! mettici
# scrivi a ivan che sabato vengo a prendere il trapano verso le 10 @@ Ivan, friend
> meno gentile, siamo amici da vent'anni => trapano !! gentile; vent'anni
> anzi alle 11 => 11; trapano !! 10; anzi
# di' a giusy che i dieci giorni erano per noi due e che ci tengo @@ Giusy, friend
> anzi mettici che sono curiosa di conoscerlo, così è più dolce => curiosa; dieci giorni !! mettici; dolce
> troppo freddo => curiosa !! freddo
# scrivi a er mago che a riparare il trapano sono 70 euro e facciamo metà per uno @@ er Mago, friend
> leva metà per uno => 70 euro !! metà; leva
> anzi no rimettilo => metà; 70 euro !! rimettilo
# ringrazia nadia per la cena e dille che domenica cuciniamo noi! @@ Nadia, friend
> senza punti esclamativi => domenica; cena !! !; esclamativi
> perfetto grazie => !! perfetto
# scrivi a mia nuora che venerdì posso tenere il bambino dalle 15 @@ mia nuora, family
> sembra un ordine => venerdì; bambino !! ordine
> no, dalle 13 => 13; bambino !! 15; no, dalle
# chiedi a sandro se mi ridà i 200 euro entro il 15 @@ Sandro, friend
> sono 250 non 200 => 250; 15 !! 200; sono 250
> non mi convince => !! convince
> fallo più deciso => 250 !! deciso
# scrivi alla maestra antonella che giovedì pietro esce alle 12 @@ Maestra Antonella, other
> mercoledì scusa => mercoledì; 12 !! giovedì; scusa
> aggiungi che lo viene a prendere il nonno => nonno; mercoledì !! aggiungi
# scrivi a camilla che mi è dispiaciuto come mi ha presentato ai suoi e che vorrei parlarne stasera @@ Camilla, romantic
> troppo pesante così scappa => stasera !! pesante; scappa
> togli stasera => !! stasera; togli
> firmalo tuo davide => davide !! firmalo
# scrivi a ottaviani che i tavoli non sono pronti, il fornitore ha sbagliato il legno, e che ti tengo aggiornato @@ Cliente Ottaviani, colleague
> me la rifai dandogli del lei e mettendo che la consegna slitta al 4 dicembre => buongiorno; tavoli; 4 dicembre !! rifai; dandogli; mettendo; le tengo
`;
