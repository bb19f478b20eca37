/** Irregular verbs of both languages: each line begins with the base form. Folded. */
export const IRREGULAR = `
catch caught catches catching
teach taught teaches teaching
choose chose chosen chooses choosing
break broke broken
steal stole stolen
throw threw thrown
grow grew grown
draw drew drawn
blow blew blown
hide hid hidden
bite bit bitten
fall fell fallen
freeze froze frozen
forget forgot forgotten
hang hung hangs hanging
hold held holds holding
keep kept keeps keeping
lay laid
lead led
lie lay lain
light lit
mean meant
ride rode ridden
rise rose risen
shake shook shaken
shine shone
shoot shot
shut shuts
sing sang sung sings singing
sink sank sunk
sit sat sits sitting
slide slid
spill spilt spilled
split splits splitting
spread spreads
stand stood
stick stuck sticks
swear swore sworn
sweep swept
tear tore torn
wake woke woken
weep wept
wind wound
bend bent
bind bound
breed bred
burn burnt burned burns
deal dealt
dig dug
dream dreamt dreamed
feed fed feeds feeding
lean leant
leap leapt
mow mown mowed mows
sew sewn sewed sews
show shown showed shows showing
win won wins
knit knits knitted
become became becomes
hatch hatches hatched
lock locks locked
rompere rotto rotta rotti rotte rompe
scegliere scelto scelta scelti scelte sceglie
offrire offerto offerta offerti offre
coprire coperto coperta coperti
soffrire sofferto soffre
rispondere risposto risponde
nascondere nascosto nascosta nasconde
accendere acceso accesa accende
correre corso corre
cuocere cotto cotta
dipingere dipinto dipinta dipinge
dividere diviso divisa divisi divise divide
spingere spinto spinge
stringere stretto stringe
tingere tinto tinta tinge tinti
togliere tolto tolta tolti toglie
cogliere colto colta coglie
raccogliere raccolto raccolta raccolti raccoglie
sciogliere sciolto sciolta
vincere vinto vinta vince
mordere morso morde
pungere punto punta punge
tradurre tradotto traduce tradotta
condurre condotto conduce
produrre prodotto produce
cadere caduto caduta cade caddi
cucire cucito cucita cuce
dirigere diretto diretta dirige
discutere discusso discute
esplodere esploso
friggere fritto frigge
immergere immerso
muovere mosso mossa muove
piangere pianto piange
porre posto pone
proporre proposto proposta propone
riempire riempito riempie
rimanere rimasto rimasta rimane
risolvere risolto risolve
scendere sceso scesa scende
scoprire scoperto scoperta scopre
sedere seduto seduta siede
spegnere spento spenta spegne
stendere steso stesa
tenere tenuto tenuta tiene tengono tenevo teneva
valere valso vale
vivere vissuto vive
crescere cresciuto cresciuta cresce
`;
