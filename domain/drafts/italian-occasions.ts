import { LEI, TU, VOI, type Forms } from "./italian-forms.ts";
import { isFinite } from "./italian-verbs.ts";
import { upper } from "./mend.ts";

export function condole(bare: string, f: Forms): string[] {
  const cut = /, (?=\p{L})/u.exec(bare);
  const told = cut ? bare.slice(cut.index + 2) : isFinite(/^\p{L}+/u.exec(bare)?.[0].toLowerCase() ?? "") ? bare : "";
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
  if (!clause) return f === TU ? "Ti chiedo scusa." : `${upper(f.you)} chiedo scusa.`;
  if (isFinite(/^(?:(?:non|mi|ci|ti|gli|le|lo|la|l') ?)*(\p{L}+)/iu.exec(clause)?.[1]?.toLowerCase() ?? ""))
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
  if (/^(?:buon|felice|in bocca|ogni|tanta|tanto)/iu.test(bare)) return `${upper(bare)}!`;
  if (/^pronta/i.test(bare)) return `${upper(f.you)} auguro una ${bare}.`;
  return bare ? `Tanti auguri ${/^(?:per|di|a)(?!\p{L})/iu.test(bare) ? bare : `per ${bare}`}!` : "Tanti auguri!";
}

export function decline(phrase: string): string[] {
  const cut = /,? (?:perché|siccome|dato che|visto che) /iu.exec(phrase);
  const what = (cut ? phrase.slice(0, cut.index) : phrase).replace(/^(?:il suo|il tuo|il Suo) invito/iu, "l'invito");
  const no = /invit|matrimonio|festa|cena|pranzo/iu.test(what)
    ? "Purtroppo non posso venire"
    : /offerta|lavoro|propost/iu.test(what)
      ? "Purtroppo non posso accettare"
      : "Purtroppo questa volta devo dire di no";
  return [
    `Grazie di cuore per ${what.replace(/^(?:a|al|alla|all')(?= )/iu, "l'invito $&")}.`,
    `${no}${cut ? ` ${phrase.slice(cut.index).replace(/^,? /, "")}` : ""}.`,
  ];
}
