/** A category named in a question (“team”) and the instances that match it in a sentence. */
interface Category {
  asked: RegExp;
  told: RegExp;
  /** Case-sensitive. */
  cased?: boolean;
  /** Matches even if the question names nothing else. */
  alone?: boolean;
}

export const CATEGORIES: readonly Category[] = [
  {
    asked: /^(?:tall|height|alt[oa]|altezza|high)$/,
    told: /\d ?(?:cm|centimet\w+|feet|foot|ft)\b|\b[12][.,]\d\d ?m\b|\b[12] ?m ?\d\d\b/,
    alone: true,
  },
  {
    asked: /^(?:weigh\w*|weight|heavy|pes(?:a|ava|o|ano)|peso)$/,
    told: /\d ?(?:kg|kilos?|g\b|grams?|grammi|gr\b|chil[oi]|etti|lbs?|pounds?|stone)\b/,
    alone: true,
  },
  {
    asked: /^(?:colou?rs?|colore|colori)$/,
    told: /\b(?:red|blue|green|yellow|black|white|grey|gray|brown|orange|purple|pink|copper|blond\w*|mustard|navy|beige|turquoise|silver|gold|golden|violet|lilac|ginger|ross[oaie]|blu|azzurr[oaie]|verd[ei]|giall[oaie]|ner[oaie]|bianc(?:o|a|hi|he)|grig[ioae]+|marron[ei]|aranc\w+|viola|rosa|beige|bordeaux|turchese|celeste|salvia|argento|oro|biond\w|castan\w)\b/,
  },
  {
    asked:
      /^(?:sizes?|taglia|misura|numero|number|mark|grade|grades|voto|voti|score|punteggio|page|pagina|chapter|capitolo|room|stanza|studio|floor|height|weight|peso|altezza|valutazione|rating|code|codice|pin|combination|combinazione|turno|shift)$/,
    told: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|ground|prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|small|medium|large|[smlx]|xl|xxl)\b/,
  },
  {
    asked:
      /^(?:firm|company|employer|azienda|ditta|brand|marca|shop|store|negozio|restaurant|ristorante|locale|hotel|albergo|bar|pub|cafe|city|citta|town|country|paese|street|via|stazione|station|university|universita|hospital|ospedale|clinic|clinica|school|scuola|company|venue|place|posto|village|region|park|parco|gallery|theatre|teatro|airline|model|modello)$/,
    told: /(?<=\p{L}[,;:]? (?:\p{Ll}+ )?["“«']?)\p{Lu}\p{Ll}+/u,
    cased: true,
  },
  { asked: /^(?:train|treno|bus|flight|volo)$/, told: /\b\d{1,2}[.:]\d{2}\b/ },
  {
    asked: /^(?:days?|giorn[oi]|night|notte|evening|sera|weekday)$/,
    told: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\b/,
  },
];
