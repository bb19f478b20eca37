/** The nations of the United Kingdom (ISO 3166-2); each has its own helplines. */
export const NATIONS = ["GB-ENG", "GB-SCT", "GB-WLS", "GB-NIR"] as const;
export type Nation = (typeof NATIONS)[number];

/** Names in English and Italian, lower case, without accents. */
export const NATION_NAMES: Record<Nation, readonly string[]> = {
  "GB-ENG": ["england", "inghilterra"],
  "GB-SCT": ["scotland", "scozia", "alba"],
  "GB-WLS": ["wales", "galles", "cymru"],
  "GB-NIR": ["northern ireland", "irlanda del nord", "ulster"],
};

/** Counties and the larger places, except names that exist in two nations, such as Bangor. */
export const NATION_PLACES: Record<Nation, readonly string[]> = {
  "GB-ENG": names(`
    london, londra, greater london, birmingham, manchester, liverpool, leeds, sheffield, bristol, newcastle, sunderland,
    nottingham, leicester, coventry, bradford, hull, derby, wolverhampton, stoke on trent, plymouth, southampton,
    portsmouth, reading, oxford, cambridge, york, brighton, bournemouth, norwich, exeter, bath, milton keynes, luton,
    middlesbrough, preston, blackpool, gloucester, worcester, canterbury, cornwall, cornovaglia, devon, dorset, somerset,
    kent, essex, surrey, sussex, east sussex, west sussex, norfolk, suffolk, yorkshire, lancashire, cumbria,
    northumberland, durham, merseyside, midlands, hampshire, wiltshire, berkshire, hertfordshire, cheshire, isle of wight
  `),
  "GB-SCT": names(`
    glasgow, edinburgh, edimburgo, aberdeen, aberdeenshire, dundee, inverness, stirling, perth, paisley, falkirk,
    dunfermline, livingston, kilmarnock, ayr, ayrshire, greenock, dumfries, fife, highlands, lanarkshire, lothian,
    argyll, moray, tayside, orkney, orcadi, shetland, hebrides, ebridi, skye
  `),
  "GB-WLS": names(`
    cardiff, caerdydd, swansea, abertawe, wrexham, wrecsam, aberystwyth, llanelli, merthyr tydfil, bridgend, caerphilly,
    pontypridd, port talbot, neath, llandudno, rhyl, carmarthen, carmarthenshire, pembrokeshire, ceredigion, conwy,
    gwynedd, anglesey, ynys mon, powys, gwent, glamorgan, snowdonia
  `),
  "GB-NIR": names(`
    belfast, derry, londonderry, lisburn, newry, armagh, omagh, antrim, ballymena, craigavon, newtownabbey, carrickfergus,
    coleraine, enniskillen, fermanagh, tyrone, county down, co down, newtownards, portadown, lurgan
  `),
};

function names(list: string): string[] {
  return list.split(",").map((name) => name.trim());
}
