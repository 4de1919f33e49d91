/** Three slots of two hundred values each, written out like a user's list: eight million sentences. */
const materials = 'copper|steel|wooden|plastic|rubber|paper|leather|glass|cotton|silver'.split('|')
const things =
  'box|table|wheel|ladder|bottle|handle|curtain|basket|button|blanket|hammer|mirror|bucket|cable|folder|candle|pillow|ribbon|carpet|bracket'.split(
    '|',
  )
const firstNames =
  'anna|brian|carol|daniel|emma|frank|george|helen|ivan|julia|kevin|laura|martin|nancy|oliver|paula|robert|susan|thomas|victor'.split(
    '|',
  )
const lastNames = 'baker|carter|fisher|gardner|harrison|jackson|miller|parker|sullivan|walker'.split('|')
const sides = 'north|south|east|west|upper|lower|old|new|central|river'.split('|')
const places =
  'station|market|harbour|bridge|garden|office|hospital|library|theatre|museum|airport|college|factory|hotel|castle|church|stadium|village|terminal|warehouse'.split(
    '|',
  )

const pairs = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.map((other) => `${one} ${other}`))

const items = pairs(materials, things)
const people = pairs(firstNames, lastNames)
const destinations = pairs(sides, places)

export const longSlots = {
  jsgf: `#JSGF V1.0 UTF-8;
grammar deliveries;
public <order> = (send | take) a <item> to <person> [at the <destination>] | where is <person> | is there a <item> at the <destination>;
<item> = ${items.join(' | ')};
<person> = ${people.join(' | ')};
<destination> = ${destinations.join(' | ')};
`,
  // Every 13th, 17th and 29th value: none was chosen for being recognized well.
  inside: Array.from({ length: 20 }, (_, at) => {
    const item = items[(at * 13 + 5) % items.length]
    const person = people[(at * 17 + 3) % people.length]
    const destination = destinations[(at * 29 + 7) % destinations.length]
    if (at % 4 === 1) return `where is ${person}`
    if (at % 4 === 2) return `is there a ${item} at the ${destination}`
    return at % 4 === 3 ? `take a ${item} to ${person}` : `send a ${item} to ${person} at the ${destination}`
  }),
  outside: [
    'the children are playing in the garden',
    'my brother has lost his wallet again',
    'we would like to see the menu please',
    'it will be colder tomorrow morning',
    'the last train leaves at midnight',
  ],
} as const
