import type { Addressee } from "./draft-types.ts";
import { LEI, TU, VOI, type Forms } from "./italian-forms.ts";
import { withFirst } from "./italian-sentences.ts";
import { conjugate, formsOf } from "./italian-verbs.ts";
import { capitalize } from "./repair-typing.ts";

/** “se può”, “se potesse”: the question itself. */
export function asked(clause: string): string {
  return clause.replace(/^(?:(?:non |mi |ci |ti |Le |gli |la |lo |le ))*(\p{L}+)/iu, (found, verb: string) => {
    const form = formsOf(verb.toLowerCase()).find(({ mood }) => mood === "subjunctive-past");
    const main = form?.infinitive
      ? conjugate(form.infinitive, "conditional")?.[form.person === 0 ? 1 : form.person]
      : undefined;
    if (form?.infinitive === "essere")
      return found.replace(verb, conjugate("essere", "present")?.[form.person === 0 ? 1 : form.person] ?? verb);
    return main ? found.slice(0, found.length - verb.length) + main : found;
  });
}

export function askTo(phrase: string, to: Addressee, f: Forms): string[] {
  return phrase.split(/,? e (?=(?:di |non )|d'(?=\p{L}))/iu).flatMap((bit) =>
    withFirst(bit.replace(/^(?:di|d')\s*/iu, ""), f, (whole) => {
      const clause = /^non /i.test(whole) ? whole.replace(/,? per (?:favore|piacere)$/iu, "") : whole;
      if (/^non /i.test(clause))
        return f === TU ? `Per favore, ${clause}.` : `${capitalize(to.plural ? "vi" : "Le")} chiedo di ${clause}.`;
      if (TOGETHER.test(clause)) return `${f === LEI ? "Le andrebbe" : f === VOI ? "vi va" : "ti va"} di ${clause}?`;
      if (/per favore|per piacere/i.test(clause)) return `${f.could} ${clause}?`;
      return REASON.test(clause) ? `${f.could} per favore ${clause}?` : `${f.could} ${clause}, per favore?`;
    }),
  );
}

/** Things done together: asked as an invitation, not as a favour. */
const TOGETHER =
  /^(?:uscire (?:con me|a cena|a pranzo|per|insieme|una sera|sabato|domenica|venerdì|domani|stasera)|veni(?:re|rci) (?:a (?:cena|pranzo|casa|prendere un|bere|mangiare|vedere)|al (?:cinema|mare|lago|concerto|compleanno)|con me)|andare (?:a (?:cena|pranzo|bere|mangiare|ballare)|al (?:cinema|mare|lago|concerto|bar)|insieme|in montagna)|prendere (?:un caffè|un gelato|un aperitivo|qualcosa)|vederci|incontrarci|fare (?:una passeggiata|due passi|un giro)|(?:cenare|pranzare|bere qualcosa|mangiare)(?: |$))/iu;

const REASON = /(?<!\p{L})(?:perché|siccome|visto che|dato che|così|quando|se|finché|,)(?!\p{L})/iu;

export function askFor(phrase: string, f: Forms): string[] {
  return withFirst(phrase, f, (clause) => {
    const back =
      /(?<!\p{L})(?:indietro|di ritorno)(?!\p{L})/iu.test(clause) ||
      /^(?:i|le|la|il) (?:miei|mie|mia|mio) /iu.test(clause) ||
      /^(?:i|gli|quei) \d+ euro/iu.test(clause);
    if (/^in prestito /iu.test(clause))
      return `Mi ${f === LEI ? "presterebbe" : f === VOI ? "prestereste" : "presteresti"} ${clause.slice(12)}?`;
    if (back) return `Mi ${f.could} ridare ${clause.replace(/ ?indietro/iu, "")}, per favore?`;
    if (/^(?:un )?(?:aiuto|una mano)(?!\p{L})/iu.test(clause))
      return `Mi ${f.could} ${/aiuto/i.test(clause) ? `aiutare${clause.replace(/^(?:un )?aiuto/iu, "")}` : `dare ${clause}`}?`;
    if (/^(?:un favore|un consiglio|una cosa|un parere|informazioni|notizie)/iu.test(clause))
      return `Posso chieder${f === LEI ? "Le" : f.you} ${clause}?`;
    const wanted = clause.replace(/^per (?=avere )/i, "");
    return REASON.test(wanted) ? `Potrei per favore avere ${wanted}?` : `Potrei avere ${wanted}, per favore?`;
  });
}
