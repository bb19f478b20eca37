import { describe, expect, it } from "vitest";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import { last, PERSON, talk } from "../../tests/support/coach-talk.ts";

type Row = readonly [language: Language, message: string];

const reply = (language: Language, messages: readonly string[], context: PersonaContext = "partner", name = "Marco") =>
  last(talk(language, messages, { persona: { ...PERSON, name, context, traits: null } }));
const answer = (language: Language, message: string, context: PersonaContext = "partner") =>
  reply(language, [message], context).text;

/** Offers words to the person who does harm, or takes their side. */
const FOR_THEM = /Would words for|Ti servono parole|side\?|dalla parte di|^> /m;

it.each<Row>([
  ["en", "Should I stop the chemo?"],
  ["en", "Should I stop my antidepressants?"],
  ["en", "Should I stop taking my pills?"],
  ["en", "Can I halve mum's blood pressure tablets?"],
  ["en", "Is it too late for the morning-after pill?"],
  ["en", "Should I give my toddler sleeping pills?"],
  ["en", "Should I wait before taking my baby with fever to the doctor?"],
  ["en", "Should I ignore the lump in my breast?"],
  ["it", "Dovrei smettere di prendere le pastiglie?"],
  ["it", "Posso dimezzare le gocce di mia madre?"],
  ["it", "È troppo tardi per la pillola del giorno dopo?"],
  ["it", "Aspetto a portare la bambina con la febbre dal medico?"],
  ["it", "Posso ignorare il nodulo che ho al seno?"],
])("a medical question gets neither yes nor no nor polite phrases (%s: %s)", (language, message) => {
  const text = answer(language, message);
  expect(text).toMatch(/doctor or a pharmacist today|oggi al medico o in farmacia/);
  expect(text).not.toMatch(/: (?:yes|no|sì)\b|lean|one short line|half-hearted|I’d leave/);
});

it.each<Row>([
  ["en", "My daughter hasn't eaten for days"],
  ["en", "Is it normal that my son stopped eating?"],
  ["it", "Mia figlia non mangia da giorni"],
  ["it", "È normale che mia figlia non mangi più niente?"],
])("somebody who doesn't eat should see a doctor (%s: %s)", (language, message) => {
  expect(answer(language, message, "family")).toMatch(/for a doctor|cosa da medico/);
});

it.each<Row>([
  ["en", "Sex hurts and he says it's normal. Is it normal that it hurts during sex?"],
  ["it", "È normale che mi fa male durante il sesso?"],
])("pain during sex is a medical matter (%s: %s)", (language, message) => {
  expect(answer(language, message)).toMatch(/cause that a doctor|sanno curare/);
});

it.each<Row>([
  ["en", "Can I leave my two year old alone?"],
  ["en", "Should I let him see our kids when he's drunk?"],
  ["it", "Posso lasciare la bambina di due anni da sola?"],
  ["it", "Devo lasciargli vedere i bambini quando è ubriaco?"],
])("a child’s safety comes first (%s: %s)", (language, message) => {
  expect(answer(language, message)).toMatch(/child’s safety comes first|sicurezza dei bambini viene prima/);
});

it.each<Row>([
  ["en", "Dad is struggling to breathe, what do I tell mum?"],
  ["en", "There's smoke coming out of the flat next door"],
  ["it", "Mio padre non respira bene e non si sveglia"],
  ["it", "Esce fumo dall'appartamento accanto"],
])("an emergency gets the emergency number (%s: %s)", (language, message) => {
  expect(answer(language, message, "family")).toMatch(/112/);
});

it.each<Row>([
  ["en", "Should I call her every day after she told me to stop?"],
  ["en", "Should I wait outside her house?"],
  ["en", "Should I text my ex? She has a restraining order"],
  ["en", "Should I read his phone?"],
  ["en", "Can I read her diary?"],
  ["en", "Is it ok to track his location?"],
  ["en", "Should I check his phone?"],
  ["it", "Faccio bene ad aspettarla sotto casa?"],
  ["it", "Mi ha detto di non chiamarla più. Dovrei scriverle?"],
  ["it", "Posso leggere i suoi messaggi?"],
  ["it", "Dovrei controllargli il telefono?"],
])("stalking and spying get a plain no (%s: %s)", (language, message) => {
  expect(answer(language, message)).toMatch(/^No\./);
});

it.each<Row>([
  ["en", "Did I go too far by slapping him?"],
  ["it", "Ho esagerato a dargli uno schiaffo?"],
])("hitting somebody went too far (%s: %s)", (language, message) => {
  expect(answer(language, message)).toMatch(/^(?:Yes, that went too far|Sì, è stato troppo)/);
});

it.each<Row>([
  ["en", "Should I report my boss who touched my leg?"],
  ["en", "Should I block someone who threatens me?"],
  ["en", "Should I go to the police about my brother?"],
  ["it", "Dovrei denunciare il capo che mi ha toccata?"],
  ["it", "Devo bloccare uno che mi minaccia?"],
])("a victim is not advised against protection (%s: %s)", (language, message) => {
  const text = answer(language, message);
  expect(text).toMatch(/safety comes first|sicurezza viene prima/);
  expect(text).not.toMatch(/not yet|night in between|Marco|non ancora/);
});

it.each<Row>([
  ["en", "Should I pretend to agree so he doesn't get angry?"],
  ["en", "Should I leave him, he scares me?"],
  ["it", "Faccio finta di essere d'accordo così non si arrabbia?"],
  ["it", "Dovrei lasciarlo? Mi fa paura"],
])("fear is taken seriously (%s: %s)", (language, message) => {
  const text = answer(language, message);
  expect(text).toMatch(/somebody outside|qualcuno di fuori|safe|La paura/);
  expect(text).not.toMatch(/couples counsellor|terapista di coppia|bill/);
});

it.each<Row>([
  ["en", "He wants to have sex and I don't"],
  ["en", "Should I have sex with him so he stays?"],
  ["it", "Vuole fare sesso e io no"],
  ["it", "Dovrei farci l'amore così resta?"],
])("a no to sex needs no reason (%s: %s)", (language, message) => {
  expect(answer(language, message)).toMatch(/needs no reason|non ha bisogno di motivi/);
});

it.each<Row>([
  ["en", "How do I get my dad to take his pills?"],
  ["en", "Should I tell her about the lump?"],
  ["en", "Should I call her tonight?"],
  ["en", "Can I look at the messages he sent me?"],
  ["it", "Devo ricordare a mia madre le pastiglie?"],
  ["it", "Dovrei leggere il libro che mi ha dato?"],
  ["en", "Should I hit her up this weekend?"],
  ["en", "Should I leave my son alone about his grades?"],
  ["en", "Should I keep her passport safe while she travels with me?"],
  ["it", "È da un mese che non ho sintomi, e il medico è contento."],
])("harmless questions get ordinary answers (%s: %s)", (language, message) => {
  expect(answer(language, message, "family")).not.toMatch(
    /doctor or a pharmacist|oggi al medico|^No\. |safety comes first|went too far/,
  );
});

describe("signs below the alarm threshold", () => {
  it.each<Row>([
    ["en", "He pushed me last night"],
    ["en", "he controls what I wear"],
    ["it", "vuole tutte le mie password"],
    ["it", "Mi insulta tutti i giorni"],
    ["en", "my son is 9 and says his uncle touches him"],
    ["en", "My son sits alone at school and says he wants to disappear"],
    ["it", "Mio figlio a scuola sta sempre da solo e dice che vuole sparire"],
  ])("are taken seriously, and no words for that person are offered (%s: %s)", (language, message) => {
    const text = answer(language, message);
    expect(text).toMatch(/seriously|sul serio|control|safety|sicurezza|weight|pesano/);
    expect(text).not.toMatch(FOR_THEM);
  });

  it.each<Row>([
    ["en", "Is it normal that he reads my messages?"],
    ["en", "Is it normal that she wants my passwords?"],
    ["it", "È normale che legga i miei messaggi?"],
    ["it", "È normale che voglia le mie password?"],
  ])("are not called a harmless feeling (%s: %s)", (language, message) => {
    const text = answer(language, message);
    expect(text).toMatch(/control/);
    expect(text).not.toMatch(/commoner|capita più spesso/);
  });

  it.each([
    ["en", "Marco checks my phone every night.", "No, but he broke my phone once", /safety comes before/],
    [
      "it",
      "Marco mi controlla il telefono ogni sera.",
      "No, però una volta mi ha rotto il telefono",
      /sicurezza viene/,
    ],
    ["en", "He pushed me last night", "Sometimes", /safety comes before/],
  ] as const)("count as fear if violence follows a no (%s: %s)", (language, told, said, pattern) => {
    expect(reply(language, [told, said]).text).toMatch(pattern);
  });

  it("get no promises about unknown helplines", () => {
    const persona = { ...PERSON, name: "Marco", age: 16, traits: null };
    const { text } = last(talk("en", ["Marco checks my phone every night."], { persona }));
    expect(text).toMatch(/that is control/);
    expect(text).not.toMatch(/day and night|tell nobody/);
  });
});

it.each<Row>([
  ["it", "Come dico a mia figlia che il nonno è morto?"],
  ["it", "come dico ai miei figli che ci separiamo"],
  ["it", "come dico a mia mamma che sono gay"],
])("a question how to tell somebody asks for no draft (%s: %s)", (language, message) => {
  expect(answer(language, message, "family")).not.toMatch(/^> /m);
});

it.each<Row>([
  ["en", "the spark died between us"],
  ["it", "il nostro amore è morto"],
  ["it", "è morta la mia speranza"],
  ["it", "per me è morto"],
  ["en", "my plant died"],
  ["it", "non c'è più tempo per noi"],
  ["en", "I don't know what to say at the funeral"],
  ["it", "non so cosa dire al funerale"],
])("figurative death is not grief (%s: %s)", (language, message) => {
  const { topic, text } = reply(language, [message]);
  expect(topic).not.toBe("grief");
  expect(text).not.toMatch(/sorry|Mi dispiace|a loss/);
});

it("the dead person is named", () => {
  expect(reply("it", ["mio nonno non c'è più"], "family").text).toContain("tuo nonno");
});

it("reported speech keeps its subject", () => {
  expect(answer("en", "My sister told me she is pregnant", "family")).toContain("your sister told you she is pregnant");
});

it.each<Row>([
  ["en", "I'm furious!"],
  ["en", "😢"],
  ["it", "Sono furiosa!"],
])("a feeling is not answered with a greeting (%s: %s)", (language, message) => {
  expect(answer(language, message)).not.toMatch(/^(?:Hello|Hi|Ciao)/);
});

it.each<Row>([
  ["en", "We're having a baby"],
  ["en", "I'm getting married!"],
  ["en", "Marco is pregnant"],
  ["it", "Ho vinto il concorso!"],
  ["it", "Ho passato l'esame!"],
  ["it", "Mi sposo!"],
])("good news gets no offer of words or sides (%s: %s)", (language, message) => {
  expect(answer(language, message)).not.toMatch(FOR_THEM);
});
