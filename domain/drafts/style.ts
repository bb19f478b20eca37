import type { Language } from "#domain/language.ts";
import { TONES } from "./content.drafts.ts";
import type { Tone } from "./draft-types.ts";

const STYLE: Record<Language, RegExp> = {
  en: /(?:^|[.,;!?-] *|\s)(?:(?:and|but|please|pls) )*(?:(?:make|keep) (?:it|the message|this) ((?:(?:a (?:bit|little) |more |less |very |really |sound |not too |nice and |as )*(?:short|brief|warm|friendl|polite|formal|informal|casual|professional|kind|nice|sweet|funny|light|gentle|firm|simple|personal|heartfelt|honest|clear|direct|cheerful|calm)\w*(?:,? (?:and|but) (?:not too )?\w+)*(?: please)?))|(?:in an?|with an?) ((?:\w+ ){1,4}(?:way|tone|manner))|(not too (?:formal|long|pushy|harsh|cold|emotional|serious|dramatic|casual)|nothing too \w+|(?:short|warm|friendly|polite|formal|informal|casual|firm)(?: (?:and|but) (?:short|warm|friendly|polite|formal|informal|casual|firm|kind|sweet))? (?:please|pls)|nicely|politely))(?=$|[.,;!?:]| (?:that|saying|to say|asking))/i,
  it: /(?:^|[.,;!?-] *|\s)(?:(?:e|ma|per favore) )*(?:(?:fallo|falla|tienilo|tienila|che sia|deve essere) ((?:un po' |più |meno |molto |non troppo )*(?:brev|cort|gentil|affettuos|formal|informal|calor|dolc|simpatic|legger|educat|ferm|semplic|carin|professional|sciolt)\p{L}+(?: (?:e|ma) (?:non troppo )?\p{L}+)*)|(?:in modo|con (?:un )?tono|con) ((?:\p{L}+ ){0,2}(?:gentile|educato|formale|informale|affettuoso|caloroso|scherzoso|leggero|fermo|deciso|carino|amichevole|dolcezza|gentilezza|garbo|educazione))|(senza essere (?:troppo )?\p{L}+|non troppo (?:formale|lungo|freddo|serio|sdolcinato)|gentilmente|dando(?:gli|le) del (?:lei|tu)|dagli del (?:lei|tu)|dalle del (?:lei|tu)))(?=$|[.,;!?:]| (?:che|dicendo|chiedendo|per|a|ad|al|alla|ai|agli|alle)(?!\p{L})| all')/iu,
};

const REQUEST: Record<Language, RegExp> = {
  en: /(?:^|(?<=[.!?] ))(?:(?:can|could|would|will) you |please |pls |help me (?:to )?|i (?:want|need|have|would like|'d like) (?:you )?to |so |now |ok |how (?:do|can|should) i )*(?:write|draft|text|tell|word|phrase|compose|message|send|email|ask|thank|invite|say sorry|apologi[sz]e|remind|reply|respond|answer|what (?:do|should|can|could) i (?:say|reply|write|answer|respond|text))\b/i,
  it: /(?:^|(?<=[.!?] ))(?:(?:mi |me lo |glielo )?(?:puoi|potresti|riesci a|vorrei|voglio|devo|mi aiuti a|aiutami a|allora|ok|ora|per favore|adesso) )*(?:scriv|prepar|mand|di(?:gli|lle|rgli|rle|cendo)(?!\p{L})|d(?:i|ì)(?= a)|chied|fammi|fagli|butta|formul|rispon|cosa (?:rispondo|scrivo|dico|gli|le)|come (?:glielo|gli|le|lo) (?:dico|scrivo|chiedo)|ringrazi|invit|avvis|ricorda|messaggio)/iu,
};

export interface Styled {
  /** The request without its wishes of style and without what was told before it. */
  text: string;
  tones: Tone[];
  /** What was told before the request. */
  context: string;
}

export function styleOf(text: string, language: Language): Styled {
  const tones: Tone[] = [];
  let bare = text;
  for (let turn = 0; turn < 4; turn += 1) {
    const found = STYLE[language].exec(bare);
    if (!found) break;
    const wish = found[1] ?? found[2] ?? found[3] ?? "";
    const no = /^(?:not too|nothing too|senza essere|non troppo)/i.test(wish);
    for (const [match, tone] of TONES[language])
      if (match.test(wish) || match.test(found[0])) tones.push(no && tone === "formal" ? "casual" : tone);
    bare =
      `${bare.slice(0, found.index)}${/^[.!?]/.test(found[0]) ? "." : ""}${bare.slice(found.index + found[0].length)}`.trim();
  }
  const request = REQUEST[language].exec(bare);
  const before = request ? bare.slice(0, request.index).trim() : "";
  if (!request || !/[.!?]$/.test(before) || before.split(" ").length < 3) return { text: bare, tones, context: "" };
  return { text: bare.slice(request.index), tones, context: before };
}
