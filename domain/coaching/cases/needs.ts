import { flatten } from "../intent.ts";
import type { Subject } from "./cases.ts";

/**
 * Patterns a message must match to be given a case with very specific texts, for flattened text in both languages. An
 * optional second pattern excludes other meanings.
 */
const NEEDS: Partial<Record<Subject, readonly [need: RegExp, not?: RegExp]>> = {
  marriage: [
    /\b(?:marr(?:y|ied|iage|ying)|wedding|propos(?:e|ed|al|ing) to|engage[dm]\w*|ring|husband|wife|fiance\w*|spos\w+|matrimoni\w+|nozze|fidanzat\w+|anello|propost\w di matrimonio)\b/,
  ],
  wedding: [
    /\b(?:wedding|marr\w+|bride\w*|groom|best man|hen (?:do|party)|stag|spos\w+|matrimoni\w+|nozze|testimone|addio al)\b/,
  ],
  moving_in: [
    /\b(?:mov(?:e|ing) in|live together|living together|get a (?:flat|place) together|share a flat|convive\w*|conviv\w+|andare a vivere|vivere insieme|a stare da|casa insieme)\b/,
    /\b(?:(?:weeks?|months?|years?|days?) (?:into|of) living together|since we moved in|we live together|conviviamo da|da quando conviviamo|settimane di convivenza)\b/,
  ],
  neighbours: [
    /\b(?:nois\w+|loud|music|bark\w*|drum\w*|party|parties|stomp\w*|thump\w*|drill\w*|shout\w*|scream\w*|bass|sleep|quiet|rumor\w+|musica|abbaia\w*|festa|feste|tacchi|trapan\w+|urla\w*|volume|dorm\w+|silenzio|casino|baccano|pianoforte|strill\w*|hedge|siepe|fence|parking|parcheggi\w*|smok\w+|fumo|smell\w*)\b/,
    /\b(?:floodlight|light|lamp|lights|faro|luce|faretto|ascensore|lift|assemblea|amministratore|crumble|cake|torta|pentola)\b/,
  ],
  pet: [
    /\b(?:get a|want\w* (?:a|another)|adopt\w*|vet|put (?:her|him|it) down|allerg\w+|give (?:her|him|it|the dog|the cat) (?:away|up)|rehom\w+|look after|walk(?:s|ing)? (?:him|her|it|the)|prendere un|vuole un|vogli\w+ un|adott\w+|veterinari\w+|dar(?:lo|la) via|portar(?:lo|la) fuori|tener(?:lo|la))\b/,
    /\b(?:(?:her|his|their|\w+'s) (?:\w+ )?(?:died|has died|passed)|wave|il suo (?:cane|gatto) e mort[oa])\b/,
  ],
  what_are_we: [
    /\b(?:what (?:are|r) (?:we|us)|exclusive|official|label|(?:seeing|dating) (?:other|anyone)|other people|relationship|together or not|situationship|commit\w*|girlfriend|boyfriend|siamo una coppia|che cosa siamo|cosa siamo|stiamo insieme|esclusiv\w+|ufficiale|etichett\w+|fidanzat\w+|storia seria|impegn\w+)\b/,
    /\b(?:meet (?:his|her|their|my) (?:parents|family|mum|mom|dad)|conoscere (?:i suoi|i miei|i genitori))\b/,
  ],
  broken_promise: [
    /\b(?:promis\w+|swore|gave (?:me )?(?:his|her|their) word|said (?:he|she|they)(?:'d| would)|agreed to|promess\w+|promett\w+|giurat\w+|dato la parola|aveva detto che|doveva)\b/,
    /\b(?:buonanima|left (?:it|them) to|inherit\w+|eredit\w+|the will|late (?:gran\w*|aunt|uncle|mother|father))\b/,
  ],
  faith: [
    /\b(?:believ\w+|faith|god|pray\w*|mosque|synagogue|convert\w*|religio\w+|atheist|baptis\w+|christen\w*|communion|creder\w*|credo|credente|crede|fede|dio|preg\w+|moschea|sinagoga|converti\w+|ate[oa]|battes\w+|battezz\w+|cresima|comunione)\b/,
    /\b(?:cor[oe]|choir|organ|readings?|spartiti|letture)\b/,
  ],
  travelling: [
    /\b(?:trip|holiday|travel\w*|vacation|flight|hotel|itinerary|vacanz\w+|viaggi\w*|ferie|partire|volo|itinerario)\b/,
    /\b(?:(?:don'?t|do not|no longer) want to (?:go|come|travel)|(?:get|getting) out of|pull out|say no|can'?t afford|non (?:ci )?(?:voglio|vogl\w+|vorrei|posso) (?:piu )?(?:andare|venire|partire)|non ci voglio|tirar(?:mi|e) (?:fuori|indietro)|mi tiro (?:fuori|indietro)|dire di no)\b/,
  ],
  sibling_quarrel: [
    /\b(?:quarrel\w*|argu\w+|row|fight\w*|fought|fell out|not (?:speak|talk)\w*|won'?t (?:speak|talk)|haven'?t (?:spoken|talked)|angry|litig\w+|lite|non (?:ci |mi |si )?parl\w+|arrabbiat\w+|discuss\w+|rott\w+|offes\w+)\b/,
  ],
  // Cases that a single common word would select.
  boundary: [
    /\b(?:say(?:ing)? no|can'?t say no|boundar\w+|limits?|favou?rs?|advantage|keeps asking|interfer\w*|meddl\w*|comments? on everything|without (?:asking|knocking|ringing)|crosses the line|invad\w*|dir\w* (?:di )?no|confini\b(?! con)|limit[ei]|approfitta|invad\w+|intromett\w*|impicc\w+|naso|becco|commenta|senza (?:chiedere|bussare|suonare|avvisare)|rifiutare)\b/,
    /\b(?:hospital|they won'?t let|confina con|nurses?|ospedale|terapia)\b/,
  ],
  distance: [
    /\b(?:distant|silen\w+|ignor\w+|withdraw\w*|pull\w* away|ghost\w*|cold (?:to|with|towards)|(?:doesn'?t|didn'?t|never|won'?t|hasn'?t|not|hardly|barely) \w+|one[- ]word|monosyll\w+|on read|stopped|distance|lonely|alone|left out|invisible|works? too much|no time|apart|monosillab\w+|malapena|non \w+|visualizza|fredd[oa] con|distant[ei]|distanza|silenzi\w*|ignora\w*|allontan\w+|evita|sparit\w|chius\w in|invisibile|solitudine|troppo|trascurat\w|tempo|lontani)\b/,
    /\b(?:termostato|riscaldamento|bolletta|termosifon\w+|heating|thermostat|radiator\w*)\b/,
  ],
  support: [
    /^/,
    /\b(?:(?:being|always|keeps?|started being|been) late|bring it up|actually stops?|ritardo|come glielo (?:dico|faccio))\b/,
  ],
};

/** Whether a message fits the case's texts. */
export function mentionsSubject(subject: Subject, message: string): boolean {
  const [need, not] = NEEDS[subject] ?? [];
  const flat = flatten(message);
  return (need?.test(flat) ?? true) && !(not?.test(flat) ?? false);
}
