import type { Bilingual, Language } from "#domain/language.ts";
import { b } from "#domain/coaching/text.ts";

/**
 * What makes a message hard to take, and a wording that keeps its point. After the softened start-up and the four
 * horsemen (Gottman & Silver, The Seven Principles, 1999), observation–feeling–need–request (Rosenberg, Nonviolent
 * Communication, 2003), DESC: describe, express, specify, consequences (Bower & Bower, Asserting Yourself, 1976), and
 * on what an apology must leave out Lazare (On Apology, 2004).
 */
export interface Remark {
  match: Record<Language, RegExp>;
  why: Bilingual;
  better: Bilingual;
}

export const REMARKS: readonly Remark[] = [
  {
    match: {
      en: /\b(?:or else|if you (?:don't|do not|won't|can't|ever|do that)[^.!?]*(?:i'm done|we're (?:done|finished|over)|i(?:'ll| will| am going to|'m going to) (?:leave|tell|never|stop|block|move out)|it's over|don't (?:bother|come|call))|last (?:chance|warning)|you'll regret|otherwise (?:we're|i'm|it's) (?:done|over|finished))/i,
      it: /(?<!\p{L})(?:se non [^.!?]*(?:è finita|me ne vado|ti lascio|non mi vedi più|ho chiuso|tra noi è|ti blocco|non ti parlo più|puoi scordarti|scordati)|(?:ultima (?:possibilità|occasione|volta che te lo dico|avvertimento))|altrimenti (?:è finita|ho chiuso|me ne vado|ti blocco)|te ne pentirai|o (?:così|cambi) o)/iu,
    },
    why: b(
      "It reads as an ultimatum, and people answer the threat instead of the wish.",
      "Suona come un ultimatum: si finisce per rispondere alla minaccia e non alla richiesta.",
    ),
    better: b(
      "This matters a lot to me, and I need us to find a way. Can we talk about it this week?",
      "Per me è molto importante, e ho bisogno che troviamo un modo. Ne parliamo questa settimana?",
    ),
  },
  {
    match: {
      en: /\b(?:i'?m|i am|so|very|really)? ?(?:sorry|i apologi[sz]e)\b[^.!?]*\bbut\b[^.!?]*/i,
      it: /(?<!\p{L})(?:scusa(?:mi)?|mi dispiace|mi scuso|chiedo scusa)(?!\p{L})[^.!?]*(?<!\p{L})(?:ma|però)(?!\p{L})[^.!?]*/iu,
    },
    why: b(
      "After “but” the apology is no longer heard, only the reason against it.",
      "Dopo il «ma» delle scuse non resta niente: si sente solo la giustificazione.",
    ),
    better: b(
      "I'm sorry for what I did. Next time I'll do it differently.",
      "Mi dispiace per quello che ho fatto. La prossima volta farò diversamente.",
    ),
  },
  {
    match: {
      en: /\b(?:calm down|relax|chill out|don't be so (?:sensitive|dramatic)|stop (?:overreacting|being so (?:dramatic|sensitive))|you(?:'re| are) (?:overreacting|too sensitive|being dramatic))\b/i,
      it: /(?<!\p{L})(?:calmati|stai calm[oa]|datti una calmata|rilassati|non fare (?:la )?(?:drammatic|tragedi|la vittima|così)\p{L}*|stai esagerando|esageri|sei (?:troppo )?(?:permalos|esagerat|sensibile|drammatic)\p{L}*)/iu,
    },
    why: b(
      "Nobody calms down because they are told to; it says that what they feel is wrong.",
      "A nessuno passa perché glielo si dice: arriva solo che quello che prova è sbagliato.",
    ),
    better: b(
      "I can see this upsets you, and I'd like to understand what is worst about it.",
      "Vedo che ci stai male, e vorrei capire che cosa ti pesa di più.",
    ),
  },
  {
    match: {
      en: /\b(?:idiot|stupid|pathetic|ridiculous|lazy|selfish|useless|childish|disgusting|loser|jerk|asshole|moron|crazy|a joke|(?:great|nice|good) job,? (?:as (?:always|usual)|once again|genius)|as if you (?:cared|care)|thanks for nothing|grow up|congratulations on ruining|what a surprise|how nice of you to finally)\b/i,
      it: /(?<!\p{L})(?:idiot[ae]|stupid[oa]|patetic[oa]|ridicol[oa]|pigr[oa]|egoist[ae]|inutile|infantile|schif\p{L}+|cretin[oa]|stronz[oa]|scem[oa]|immatur[oa]|vergognat[ie]|grazie per niente|complimenti davvero|bravo davvero|ma che brav[oa]|come se ti importasse|cresci|che novità|ma figurati|fai pena)(?!\p{L})/iu,
    },
    why: b(
      "It puts the person down, and after that the rest is hardly read.",
      "Sminuisce la persona, e da lì in poi il resto non viene più letto.",
    ),
    better: b(
      "I was hurt by what happened, and I'd like to tell you why.",
      "Quello che è successo mi ha fatto male, e vorrei dirti perché.",
    ),
  },
  {
    match: {
      en: /\b(?:you (?:\w+ )?(?:always|never)|always you|every single time you|never once)\b[^.!?,]*/i,
      it: /(?<!\p{L})(?:(?:non (?:mi |ti |ci )?\p{L}+(?:i|ai|hai \p{L}+) mai|non hai mai|\p{L}+i sempre|sei sempre|ogni (?:santa )?volta|mai una volta)(?!\p{L})[^.!?,]*|(?:tu )?(?:sempre|mai) (?:tu|che))/iu,
    },
    why: b(
      "“Always” and “never” invite the one counter-example; one plain case can be answered.",
      "«Sempre» e «mai» fanno cercare l'eccezione; a un episodio preciso invece si può rispondere.",
    ),
    better: b(
      "Last time it happened I felt left alone. Could we do it differently next time?",
      "L'ultima volta che è successo ci sono rimasto male. La prossima possiamo fare in un altro modo?",
    ),
  },
  {
    match: {
      en: /\b(?:you (?:just |only |obviously |clearly |probably )?(?:don't care|do not care|didn't care|want(?:ed)? to (?:hurt|punish|annoy|control)|did (?:it|that|this) on purpose|think (?:i'm|i am|you're|only|that i)|couldn't care less|don't (?:love|respect) me|hate me|only care|only think)|i know (?:exactly )?what you(?:'re| are) (?:thinking|doing|up to))\b[^.!?,]*/i,
      it: /(?<!\p{L})(?:(?:a te )?(?:di me )?non te ne (?:frega|importa)(?: niente| nulla)?|non ti importa|lo (?:hai fatto|fai) apposta|l'hai fatto apposta|(?:tu )?pensi (?:solo|che io sia|di essere)|vuoi solo|so (?:benissimo |bene )?(?:cosa|che cosa) (?:pensi|hai in testa)|non mi (?:ami|rispetti|vuoi bene)|mi odi|ti interessa solo)(?!\p{L})[^.!?,]*/iu,
    },
    why: b(
      "It tells them what they think or want, which only they know; they will argue about that.",
      "Dice che cosa pensa o vuole l'altra persona, e questo lo sa solo lei: si finirà a discutere di quello.",
    ),
    better: b(
      "When I don't hear from you, I start to think that I don't matter. Is that so?",
      "Quando non ti sento comincio a pensare di non contare. È così?",
    ),
  },
  {
    match: {
      en: /\b(?:it'?s (?:all )?your fault|because of you|you (?:ruined|made me|forced|let me down|broke|messed up|started)|you should(?:n't)? have|you are (?:so |just )?(?:rude|cold|unfair|mean|impossible|unreliable|late again)|you're (?:so |just )?(?:rude|cold|unfair|mean|impossible|unreliable|late again)|why (?:can't|don't|didn't) you)\b[^.!?,]*/i,
      it: /(?<!\p{L})(?:(?:è )?(?:tutta )?colpa tua|per colpa tua|(?:mi )?hai (?:rovinato|deluso|costretto|rotto|sbagliato|fatto (?:perdere|arrabbiare|fare))|avresti dovuto|dovevi|sei (?:così |proprio |davvero )?(?:maleducat[oa]|fredd[oa]|ingiust[oa]|impossibile|inaffidabile|cattiv[oa])|perché non (?:puoi|sai|hai|fai))(?!\p{L})[^.!?,]*/iu,
    },
    why: b(
      "It begins with what “you” did wrong; what happened, and what it did to you, is easier to hear.",
      "Comincia da ciò che l'altra persona ha sbagliato: il fatto, e l'effetto su di te, si ascoltano meglio.",
    ),
    better: b(
      "When that happened I felt hurt, and I'd like to sort it out with you.",
      "Quando è successo ci sono stato male, e vorrei chiarire con te.",
    ),
  },
];

export const SEVERAL = {
  why: b(
    "These are several requests at once; one gets done more easily.",
    "Sono più richieste in una volta: una sola si accoglie più facilmente.",
  ),
  better: b(
    "Choose the one that matters most and begin with it: “{first}”",
    "Scegli quella che conta di più e comincia da lì: «{first}»",
  ),
};
