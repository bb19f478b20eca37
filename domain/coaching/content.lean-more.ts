import type { CommonQuestion } from "./content.lean-kinds.ts";
import { b } from "./text.ts";

/** More specific questions, checked before the broader ones. */
export const MORE_QUESTIONS: readonly CommonQuestion[] = [
  {
    kind: "overreacting",
    match:
      /\b(?:am i (?:just |being )?(?:over ?-?react\w*|too sensitive|imagining|making too much)|is it (?:just )?me (?:who|that|being)|sono io (?:che |a )?(?:esager\w+|troppo|permalos\w|sbagli\w+|fissat\w)|sto esagerando|esagero io)\b/,
    say: [
      b(
        "from one side I can’t judge that, and that it stung is no mistake of yours. How it was meant only {name} can tell you.",
        "da una parte sola non lo posso giudicare, ed esserci restati male non è un errore. Che cosa c’era dietro lo può dire solo {name}.",
      ),
    ],
  },
  {
    kind: "have_to_invite",
    match:
      /\b(?:do i (?:really )?have to invite|must i invite|devo (?:per forza )?invitar\w+|sono obbligat[oa] a invitar\w+)\b/,
    say: [
      b(
        "you don’t have to; an invitation is no debt. What decides it is whether you’d like {name} there.",
        "non c’è nessun obbligo: un invito non è un debito. A decidere è se ti fa piacere che {name} ci sia.",
      ),
    ],
  },
  {
    kind: "lending_again",
    match:
      /^(?=.*\b(?:lend|borrow\w*|prestar\w*|in prestito|prestito)\b)(?=.*\b(?:last time|l'altra volta|l'ultima volta|la volta scorsa)\b)(?=.*(?:should i|do i|faccio bene|gliel[oa] (?:do|presto)|dargliel[oa]|\?))/,
    say: [
      b(
        "not on the terms of last time. What decides it is whether {name} says beforehand how it comes back, and who pays if it doesn’t.",
        "non alle condizioni dell’altra volta. A decidere è se {name} dice prima come torna indietro, e chi paga se non torna così.",
      ),
    ],
  },
  {
    kind: "wrong_to_stay_away",
    match:
      /\b(?:(?:would|will|am) i (?:be )?(?:wrong|rude|mean|selfish|bad|out of order) (?:to|if i|for) (?:skip|miss|not go|stay away|say no|leave early|declin)\w*|(?:sarei|sono) (?:\w+ )?(?:se|a) non (?:vado|andassi|ci vado|venissi|andare)|faccio male a non andar\w+)/,
    say: [
      b(
        "no. One may stay away; what counts is that {name} hears it early, from you, and with one reason.",
        "no. Si può anche non andare: conta che {name} lo sappia presto, da te, e con un motivo solo.",
      ),
    ],
  },
  {
    kind: "normal_of_them",
    match: /\b(?:is (?:it|this|that) normal (?:that|for|if|when) (?!i\b|i'|to\b)\w+|e normale (?:che|se) (?!io\b)\w+)/,
    unless:
      /\b(?:that|if) i\b|\bmy\b.{0,20}\bkid|\bi (?:feel|want|hate|can'?t)\b|\b(?:mi (?:sent|d[ai]|manch|vien|arrab|infastid|piac)\w*|non (?:sopport\w+|riesc\w+|mi (?:vada|piaccia|interessi|manchi))|prov[io]|gelos\w+|invidi\w+|arrabbi\w+|piang\w+|ansia|paura|in colpa|sollev\w+|nervos\w|trist\w|nostalgia)\b/,
    say: [
      b(
        "how usual it is matters less than what it does to you. {name} can tell you what is behind it, if you ask once and without a reproach.",
        "più che se è normale conta che effetto fa a te. Che cosa c’è dietro te lo può dire {name}, se lo chiedi una volta e senza rimproveri.",
      ),
    ],
  },
];

/** Questions about the future with a specific topic. */
export const MORE_PREDICTIONS: readonly CommonQuestion[] = [
  {
    kind: "coming_back",
    match:
      /\b(?:(?:will|is) (?:he|she|they|\w+) (?:going to )?(?:come|coming|be) back|come back to me|want me back|secondo te torna\b|(?:tornera|torna) (?:da|con) me|tornera\?)/,
    of: ["romantic", "partner"],
    say: [
      b(
        "nobody can know that, and no length of time decides it. Space helps only if it is really left; agree on a day on which you’ll speak again.",
        "lo sa solo {name}, e non dipende da quanto tempo passa. Lo spazio serve se lo si lascia davvero; mettetevi d’accordo su un giorno in cui risentirvi.",
      ),
    ],
  },
  {
    kind: "told_who_it_was",
    match:
      /\b(?:(?:will|would|can|does) (?:hr|the \w+|they|my \w+) (?:tell|say|reveal|let) .{0,40}(?:it was me|who (?:complained|reported|said)|my name|that i)|(?:dirann?o|diranno|dira|fanno sapere) .{0,30}(?:che sono stat[oa] io|chi (?:ha segnalato|e stato)|il mio nome))\b/,
    say: [
      b(
        "that depends on the rules there, and I don’t know them. Ask before anything else is done, in writing: “Will my name be given?”",
        "dipende dalle regole di lì, e io non le conosco. Chiedilo prima che si faccia altro, per iscritto: «Il mio nome verrà fatto?»",
      ),
    ],
  },
  {
    kind: "offended_already",
    match:
      /\b(?:si sara (?:offes|arrabbiat)\w|se la sara presa|ci sara rimast\w male|(?:is|was) (?:he|she) (?:offended|upset|cross)(?: with me)?\?)/,
    say: [
      b(
        "only {name} knows. If the doubt stays, one light line clears it up: “I hope you didn’t mind.”",
        "lo sa solo {name}. Se il dubbio resta, basta una riga leggera: «Spero che non ti sia dispiaciuto.»",
      ),
    ],
  },
];
