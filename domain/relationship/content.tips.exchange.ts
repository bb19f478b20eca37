import { b } from "#domain/coaching/text.ts";
import type { AnswerTips } from "./tip-texts.ts";

/** What to try after an answer about exchange and reliability, by its score. */
export const EXCHANGE_TIPS = {
  q4: {
    0: [
      b(
        "Break the standstill {week} with something that [takes five minutes|costs little]: a message, a question, a coffee. Add that you’d be glad if [{name} had the next idea|the next idea came from {name}].",
        "Sblocca tu la situazione {week} con qualcosa che [richiede cinque minuti|costa poco]: un messaggio, una domanda, un caffè. Aggiungi che ti farebbe piacere se [la prossima idea venisse da {name}|{name} avesse la prossima idea].",
      ),
      b(
        "Say it aloud {week}: “I think each of us waits for the other.” It’s [nobody’s fault|no reproach]. Then fix one [date|occasion] together, however small.",
        "Dillo ad alta voce {week}: «Mi sa che ci aspettiamo a vicenda». [Non è colpa di nessuno|Non è un rimprovero]. Poi fissate insieme [una data|un’occasione], anche minima.",
      ),
      b(
        "Turn it into a habit: a fixed day every other week when one of you gets in touch, [by turns|taking turns]. Propose it {week}; then nobody has to [wait|guess] any more.",
        "Fanne un’abitudine: un giorno fisso ogni due settimane in cui una persona si fa viva, [a turno|alternandovi]. Proponilo {week}: così nessuno deve più [aspettare|indovinare].",
      ),
    ],
    1: [
      b(
        "Leave one thing {week} that you’d [normally take on|usually do], and say so kindly: “I’d love you to pick the [day|place].” An invitation is fairer than a silent test.",
        "Lascia {week} una cosa che di solito [fai tu|prendi in mano tu], e dillo con gentilezza: «Mi piacerebbe che scegliessi tu il [giorno|posto]». Un invito è più giusto di una prova silenziosa.",
      ),
      b(
        "[List|Write down] what you did last month, and beside it what {name} gave in [ways you count less|other ways]. Speak {week} about what’s missing, with one wish, not ten.",
        "[Elenca|Scrivi] che cosa hai fatto nell’ultimo mese e, accanto, che cosa ha dato {name} in [modi che noti meno|altri modi]. Parla {week} di quello che manca, con un desiderio, non dieci.",
      ),
      b(
        "Ask for something [specific|definite] {week}: “Could you arrange it this time?” Whoever [never has to begin|is always invited] may simply not see what it costs the other.",
        "Chiedi {week} una cosa [precisa|concreta]: «Stavolta organizzi tu?». Chi [non deve mai cominciare|riceve sempre inviti] a volte semplicemente non vede quanto costa all’altra persona.",
      ),
    ],
    2: [
      b(
        "Start something {week} before {name} does: suggest a time, remember a date, ask how [it went|things turned out]. Even those who always begin like [to be asked|being sought out].",
        "Comincia tu {week}, prima che lo faccia {name}: proponi un orario, ricorda una data, chiedi [com’è andata|come è finita]. Anche a chi comincia sempre fa piacere [ricevere un invito|trovare un messaggio].",
      ),
      b(
        "Ask {name} {week} whether the balance [feels all right|is fine], and which [task|part] you could take over. You may hear that it’s no burden, or learn in time that it is.",
        "Chiedi {week} a {name} se l’equilibrio [va bene così|sembra giusto], e quale [compito|parte] potresti prendere tu. Forse scoprirai che non pesa, o lo saprai in tempo se pesa.",
      ),
      b(
        "Take on one thing for good, [a regular call|an errand] or a date to remember, and tell {name} {week} that it’s yours now. A little, [done every time|kept up], counts more than a grand gesture.",
        "Prendi una cosa in modo stabile, [una telefonata fissa|una commissione] o una data da ricordare, e di’ {week} a {name} che ora tocca a te. Poco, ma [ogni volta|con costanza], vale più di un grande gesto.",
      ),
    ],
  },
  q5: {
    0: [
      b(
        "Ask {week} for one thing that’s [easy to give|quickly done] and easy to refuse, an opinion or ten minutes. A small yes [reopens the door|makes the next one easier].",
        "Chiedi {week} una cosa [facile da dare|che si fa in fretta] e facile da rifiutare, un parere o dieci minuti. Un piccolo sì [riapre la porta|rende più facile il prossimo].",
      ),
      b(
        "Offer before you ask: [name|mention] one thing you could do for {name} {week}, and add what [would help you|you’d welcome yourself]. Both can happen without anyone counting.",
        "Offri prima di chiedere: di’ che cosa potresti [sbrigare|fare] {week} per {name}, e aggiungi che cosa [farebbe comodo a te|aiuterebbe te]. Possono succedere entrambe le cose, senza fare i conti.",
      ),
      b(
        "Talk {week} about what help means to each of you: [doing something|lending a hand], listening, or leaving room. What looked like [indifference|a refusal] may have been another idea of helping.",
        "Parlate {week} di che cosa significa aiutare per te e per {name}: [fare qualcosa|dare una mano], ascoltare o lasciare spazio. Quello che sembrava [indifferenza|un rifiuto] era forse un altro modo di aiutare.",
      ),
    ],
    1: [
      b(
        "Say {week} which way help [runs|goes] between you, without adding up: “I’d like it to go both ways.” Then [agree on|choose] one thing for whoever has received less.",
        "Di’ {week} in che direzione [va|scorre] l’aiuto tra voi, senza fare somme: «Vorrei che andasse nei due sensi». Poi [scegliete|concordate] una cosa per chi finora ha ricevuto meno.",
      ),
      b(
        "Whoever helps more may [name a limit|say where it ends]; whoever helps less can offer what’s possible. Try it {week} with a single [favour|request], and a day for it.",
        "Chi aiuta di più può [mettere un limite|dire fin dove arriva]; chi aiuta di meno può offrire quello che riesce. Provate {week} con [un solo favore|una sola richiesta], e un giorno preciso.",
      ),
      b(
        "Ask what stands in the way: [time, tiredness|distance, money], or not knowing how. Then look {week} for a kind of help that [fits|is possible], even if it’s only a regular call.",
        "Chiedi che cosa si mette di mezzo: [il tempo, la stanchezza|la distanza, i soldi] o il non sapere come fare. Poi cercate {week} un aiuto [su misura|possibile], fosse anche solo una telefonata fissa.",
      ),
    ],
    2: [
      b(
        "When you ask, say [by when|for which day] and how much: “Half an hour before Friday would be [enough|plenty].” Vague requests bring vague help, and nobody is to blame for that.",
        "Quando chiedi, di’ [entro quando|per che giorno] e quanto: «Mezz’ora prima di venerdì [mi basta|va benissimo]». A richieste vaghe arriva un aiuto vago, e non è colpa di nessuno.",
      ),
      b(
        "Thank {name} {week} for help that came, and say what [made the difference|did most good]. Then add what would have been better still; in that order it’s [easier to hear|lighter].",
        "Ringrazia {week} {name} per un aiuto arrivato, e di’ che cosa [ha fatto la differenza|è servito di più]. Poi aggiungi che cosa sarebbe stato ancora meglio: in quest’ordine [si ascolta più volentieri|pesa meno].",
      ),
      b(
        "Look at your side too: is {name} [still waiting for|hoping for] something from you? Do it {week}, [in full and on time|without a reminder]. Nothing shows better what you mean by help.",
        "Guarda anche dalla tua parte: {name} [aspetta ancora|spera in] qualcosa da te? Fallo {week}, [per intero e in tempo|senza promemoria]. Niente mostra meglio che cosa intendi per aiuto.",
      ),
    ],
  },
  q6: {
    1: [
      b(
        "Agree on less, but [exactly|precisely]: one thing {week}, with day and hour, and who [calls|writes] if it shifts. One agreement kept weighs more than five good intentions.",
        "Accordatevi su meno cose, ma [con precisione|nei dettagli]: una sola {week}, con giorno e ora, e chi [chiama|scrive] se si sposta. Un accordo mantenuto pesa più di cinque buone intenzioni.",
      ),
      b(
        "Tell {name} {week} what a late change [costs you|does to your day], with one example and no “always”. Ask for a word [as soon as|the moment] it looks doubtful: a timely “maybe” helps.",
        "Di’ {week} a {name} che cosa [ti costa|comporta per te] un cambio all’ultimo, con un esempio e senza «sempre». Chiedi un cenno [appena|non appena] c’è un dubbio: un «forse» detto per tempo aiuta.",
      ),
      b(
        "Ask {week} whether your agreements [suit {name} at all|are really wanted]. A frank no beforehand is [worth more|kinder] than a yes that fades; say that you’d take it well.",
        "Chiedi {week} se i vostri accordi [vanno davvero bene a {name}|sono davvero voluti]. Un no sincero prima [vale più|è più gentile] di un sì che svanisce; di’ che lo prenderesti bene.",
      ),
    ],
    2: [
      b(
        "Put the next agreement in writing, in a [message|shared calendar], so that you both see it. It takes a minute {week}, and nobody has to be [the one who reminds|the memory for two].",
        "Mettete per iscritto il prossimo accordo, in un [messaggio|calendario comune], così lo vedete entrambe le parti. Ci vuole un minuto {week}, e nessuno deve [fare da promemoria|ricordare per due].",
      ),
      b(
        "Say thank you {week} for something that [simply went as agreed|needed no reminder]. [Keeping one’s word|Reliability] is easy to overlook while it works, and it grows where it’s seen.",
        "Ringrazia {week} per qualcosa che [è andato come previsto|è arrivato senza promemoria]. [La parola mantenuta|L’affidabilità] passa inosservata finché funziona, e cresce dove viene vista.",
      ),
      b(
        "See which agreements need a [reminder|nudge]: perhaps those that [only one of you wanted|matter to one of you only]. Ask {name} {week} which to drop, and keep the rest.",
        "Guarda quali accordi hanno bisogno di [un promemoria|una spinta]: forse quelli [voluti da una parte sola|che interessano a una sola persona]. Chiedi {week} a {name} quali lasciare, e tenete gli altri.",
      ),
    ],
  },
} satisfies Record<string, AnswerTips>;
