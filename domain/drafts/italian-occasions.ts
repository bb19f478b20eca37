import { cutAtClauses } from "./italian-cut.ts";
import { LEI, TU, VOI, type Forms } from "./italian-forms.ts";
import { isFinite } from "./italian-verbs.ts";
import { capitalize } from "./repair-typing.ts";

export function condole(bare: string, f: Forms): string[] {
  const whole =
    /(?<!\p{L})(?:è|sono) (?:mort|mancat|scompars|venut)/iu.test(bare) && !/^(?:per|della|del|di) /iu.test(bare);
  const cut = whole ? null : /, (?=\p{L})/u.exec(bare);
  const told = whole
    ? bare
    : cut
      ? bare.slice(cut.index + 2)
      : isFinite(/^\p{L}+/u.exec(bare)?.[0].toLowerCase() ?? "")
        ? bare
        : "";
  const loss = cut ? bare.slice(0, cut.index) : told ? "" : bare;
  const first = f === LEI ? "Le porgo le mie più sentite condoglianze" : "Mi dispiace tanto";
  const near = {
    ti: "Ti penso e ti mando un abbraccio.",
    vi: "Vi penso e vi mando un abbraccio.",
    Le: "La penso con affetto.",
  }[f.you]!;
  const known = told ? [`Ho saputo che ${told}.`] : [];
  return [...known, `${first}${loss ? ` ${loss.replace(/^(?!per|della|del|di)/iu, "per ")}` : ""}.`, near];
}

export function sorry(clause: string, f: Forms): string {
  const excuse = f === LEI ? "La prego di scusarmi" : f === VOI ? "Scusatemi" : "Scusami";
  if (!clause) return f === TU ? "Ti chiedo scusa." : `${capitalize(f.you)} chiedo scusa.`;
  if (isFinite(/^(?:(?:non|mi|ci|ti|gli|le|lo|la|l') ?)*(\p{L}+)/iu.exec(clause)?.[1]?.toLowerCase() ?? ""))
    return `${excuse}, ${clause.charAt(0).toLowerCase()}${clause.slice(1)}.`;
  if (
    /^(?:stamattina|ieri|oggi|stasera|sabato|domenica|l'altr[oa])(?: \p{L}+)? (?:non |ti |Le |vi |mi |l')*(?:ho|sono|ero|avevo)(?!\p{L})/iu.test(
      clause,
    )
  )
    return `${excuse}, ${clause}.`;
  if (/^(?:di|del|della|dell'|che)(?= |\p{L}|$)/iu.test(clause)) return `Mi dispiace ${clause}.`;
  if (/^perché /i.test(clause)) return `${excuse} ${f === LEI ? "se" : "se"} ${clause.slice(7)}.`;
  return /^(?:per|se|ancora)(?!\p{L})/iu.test(clause) ? `${excuse} ${clause}.` : `${excuse} per ${clause}.`;
}

export function wish(clause: string, f: Forms): string {
  const bare = clause.replace(
    /^(?:di|un|una|tanti auguri di|auguri di|gli auguri di) (?=buon|felice|compleanno|pronta|buona)/iu,
    "",
  );
  if (/^(?:(?:di |per il (?:suo|tuo|Suo) )?(?:buon )?compleanno)(?!\p{L})/iu.test(bare))
    return `Tanti auguri di buon compleanno${bare.replace(/^(?:di |per il (?:suo|tuo|Suo) )?(?:buon )?compleanno/iu, "")}!`;
  if (/^(?:buon|felice|in bocca|ogni|tanta|tanto)/iu.test(bare)) return `${capitalize(bare)}!`;
  if (/^pronta/i.test(bare) && /guarigione/i.test(bare)) return `${capitalize(f.you)} auguro una ${bare}.`;
  if (/^pronta/i.test(bare)) return `${capitalize(f.you)} auguro una ${bare}.`;
  return bare
    ? `Tanti auguri ${/^(?:per|di|a|da parte)(?!\p{L})/iu.test(bare) ? bare : `per ${bare}`}!`
    : "Tanti auguri!";
}

export function decline(phrase: string): string[] {
  const wants = /^(?:che )?(?:vuoi|vuole|volete|vorresti|vorrebbe) (.+)$/iu.exec(phrase);
  if (wants) {
    const verb = /^(\p{L}+r)e(?!\p{L})/u.exec(wants[1]!);
    return [
      verb
        ? `Mi dispiace, ma non posso dirti di sì: non puoi ${wants[1]}.`.replace(
            /dirti di sì: non puoi (\p{L}+r)e/u,
            "farti $1e",
          )
        : `Mi dispiace, ma non posso darti ${wants[1]}.`,
    ];
  }
  const [offer = "", ...reasons] = cutAtClauses(phrase).split(/\. (?=\p{L})/u);
  const reason = reasons.join(". ");
  const cut = /,? (?:perché|siccome|dato che|visto che) /iu.exec(offer);
  const what = (cut ? offer.slice(0, cut.index) : offer).replace(/,$/, "");
  const no = /invit|matrimonio|festa|cena|pranzo/iu.test(what)
    ? "Purtroppo non posso venire"
    : /offerta|lavoro|propost/iu.test(what)
      ? "Purtroppo non posso accettare"
      : "Purtroppo questa volta devo dire di no";
  const many = /(?<!\p{L})(?:possiamo|riusciamo|siamo|abbiamo)(?!\p{L})/iu.test(reason);
  if (reason)
    return [
      `Grazie di cuore per ${what}.`,
      `${many ? no.replace("posso", "possiamo") : no}.`,
      `${capitalize(reason)}.`,
    ];
  return [
    `Grazie di cuore per ${what.replace(/^(?:a|al|alla|all')(?= )/iu, "l'invito $&")}.`,
    `${no}${cut ? ` ${offer.slice(cut.index).replace(/^,? /, "")}` : ""}.`,
  ];
}
