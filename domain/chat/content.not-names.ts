/**
 * Folded words that are a prefix of a name but don't refer to a person: months, days, feasts, cities, regions, peoples,
 * words that begin a phrase. Countries come from `domain/countries.ts`.
 */
export const NOT_NAMES = `
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
  january february march april june july august september october november december
  lunedi martedi mercoledi giovedi venerdi sabato domenica monday tuesday wednesday thursday friday saturday sunday
  natale pasqua pasquetta capodanno epifania befana ferragosto carnevale quaresima ognissanti pentecoste ascensione
  santi immacolata assunta avvento natalizi pasquali ramadan
  christmas xmas easter lent advent epiphany halloween thanksgiving valentine hanukkah passover diwali carnival noel
  estate autunno inverno primavera summer autumn winter spring
  roma milano napoli torino palermo genova bologna firenze bari catania venezia verona messina padova trieste taranto
  brescia parma prato modena reggio perugia livorno ravenna cagliari foggia rimini salerno ferrara sassari latina
  monza siracusa pescara bergamo forli trento vicenza terni bolzano novara piacenza ancona andria arezzo udine cesena
  lecce pesaro alessandria pistoia pisa lucca siena como varese cremona mantova pavia asti cuneo aosta matera potenza
  ragusa trapani enna nuoro oristano viterbo rieti imola marsala trani ischia capri elba garda
  lombardia piemonte veneto liguria emilia toscana umbria marche lazio abruzzo molise campania puglia basilicata
  calabria sicilia sardegna friuli romagna salento cilento maremma
  london paris berlin rome milan florence venice naples turin vienna madrid lisbon dublin boston austin dallas denver
  houston chicago orlando phoenix sydney melbourne brisbane perth adelaide auckland toronto montreal vancouver
  victoria virginia carolina georgia florida dakota montana nevada indiana alabama texas california york lancaster
  chester lincoln bristol oxford cambridge kent essex devon cornwall wales scotland england ireland britain
  londra parigi berlino lisbona dublino barcellona marsiglia lione nizza ginevra zurigo lugano atene praga budapest
  varsavia cracovia mosca istanbul damasco beirut gerusalemme tokyo pechino lagos nairobi delhi mumbai goa
  asia africa europa europe america australia antartide oceania scozia inghilterra irlanda galles
  roman romani roman german germani greek greci franc franch france franco franks italian italiani italic ital indian
  indiani dane danes dani norman normann saxon slav slavi serb serbi turk turch
  alba albe anto augu bene casa domi febb fran luce mare mari mark marz mart merc mont nata paol pasq sant
  seba sett stef vene vero vice vita vitt cris chri cath eliz jose beat vale lore cost grac chris christ mary rose nath
  thom germ rich char chin indi`;
