import type { ForeignFormat } from '../convert/importGrammar.js'

export interface ForeignCase {
  readonly title: string
  readonly format: ForeignFormat
  readonly text: string
  /** The meaning of each accepted sentence: the intent, and entities as `name=value`. */
  readonly means: Readonly<Record<string, string>>
  readonly refused: readonly string[]
  /** Codes of the losses. */
  readonly told?: readonly string[]
}

const jsgf = (rules: string, header = 'V1.0') => `#JSGF ${header};\ngrammar test;\n${rules}\n`
const abnf = (rules: string, format = 'semantics/1.0-literals') =>
  `#ABNF 1.0 UTF-8;\nlanguage en-US;\nmode voice;\nroot $r;\ntag-format <${format}>;\n${rules}\n`
const xml = (rules: string, format = 'semantics/1.0-literals', lang = 'en-US') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<grammar xmlns="http://www.w3.org/2001/06/grammar" version="1.0" xml:lang="${lang}" root="r" tag-format="${format}">\n${rules}\n</grammar>\n`
const rule = (id: string, body: string) => `<rule id="${id}">${body}</rule>`
const oneOf = (...items: string[]) =>
  `<one-of>${items.map((item) => `<item>${item}</item>`).join('')}</one-of>`

/** Grammars of the kinds that are found in public: browser demonstrations, robots, telephone menus, games, assistants. */
export const foreignGrammars: readonly ForeignCase[] = [
  {
    title: 'colours of a page',
    format: 'jsgf',
    text: jsgf('public <colour> = teal | coral | pale moss | ivory ;'),
    means: { teal: '-', 'pale moss': '-' },
    refused: ['pale', 'teal coral'],
  },
  {
    title: 'a lamp with tags',
    format: 'jsgf',
    text: jsgf('public <switch> = turn (on {ON} | off {OFF}) the lamp;'),
    means: { 'turn on the lamp': '- switch=ON', 'turn off the lamp': '- switch=OFF' },
    refused: ['turn the lamp'],
  },
  {
    title: 'named tags',
    format: 'jsgf',
    text: jsgf('public <move> = go <way>; <way> = (left {way=L} | right {way=R});'),
    means: { 'go left': '- way=L', 'go right': '- way=R' },
    refused: ['go'],
  },
  {
    title: 'intents by name',
    format: 'jsgf',
    text: jsgf(
      'public <main> = (open the gate) {intent=OPEN} | (close <what>) {intent=CLOSE}; <what> = gate {gate} | hatch {hatch};',
    ),
    means: { 'open the gate': 'OPEN', 'close hatch': 'CLOSE what=hatch' },
    refused: ['open hatch'],
  },
  {
    title: 'weights and politeness',
    format: 'jsgf',
    text: jsgf(
      '<please> = please | would you kindly; public <ask> = [<please>] /5/ stop | /1/ wait <please>;',
    ),
    means: { stop: '-', 'please stop': '-', 'wait would you kindly': '-' },
    refused: ['please wait', 'wait'],
    told: ['weight', 'weight'],
  },
  {
    title: 'two public rules',
    format: 'jsgf',
    text: jsgf('public <play> = play [some] music {PLAY}; public <mute> = be quiet {MUTE};'),
    means: { 'play some music': '- play=PLAY', 'be quiet': '- mute=MUTE' },
    refused: ['play quiet'],
  },
  {
    title: 'digits said one by one',
    format: 'jsgf',
    text: jsgf('public <pin> = <digit> <digit> <digit>; <digit> = zero {0} | one {1} | two {2};'),
    means: { 'one two zero': '- pin=1,2,0' },
    refused: ['one two', 'one two zero one'],
  },
  {
    title: 'Kleene star and plus',
    format: 'jsgf',
    text: jsgf('public <cheer> = hip+ (hurray | hoorah)*;'),
    means: { hip: '-', 'hip hip hurray hoorah': '-' },
    refused: ['hurray'],
  },
  {
    title: 'right recursion',
    format: 'jsgf',
    text: jsgf('public <list> = <item> | <item> and <list>; <item> = salt | pepper;'),
    means: { salt: '-', 'salt and pepper and salt': '-' },
    refused: ['salt and'],
  },
  {
    title: 'quoted tokens and escapes',
    format: 'jsgf',
    text: jsgf('public <city> = "Saint Malo" {SM} | Quimper {a\\}b};'),
    means: { 'saint malo': '- city=SM', quimper: '- city=a}b' },
    refused: ['saint'],
  },
  {
    title: 'French with accents and elision',
    format: 'jsgf',
    text: jsgf(
      "public <ordre> = éteins (la | l') <piece>; <piece> = cuisine {kitchen} | entrée {hall};",
      'V1.0 UTF-8 fr',
    ),
    means: { "éteins l'entrée": '- piece=hall', 'éteins la cuisine': '- piece=kitchen' },
    refused: ['eteins la cuisine'],
  },
  {
    title: 'Cyrillic names of rules',
    format: 'jsgf',
    text: jsgf('public <команда> = включи <что>; <что> = свет {light} | радио {radio};', 'V1.0 UTF-8 ru'),
    means: { 'включи свет': '- что=light' },
    refused: ['включи'],
  },
  {
    title: 'a name in decomposed letters',
    format: 'jsgf',
    text: jsgf('public <main> = vers <pie\u0300ce>; <pièce> = salon {S} | cave {C};'),
    means: { 'vers salon': '- pièce=S' },
    refused: ['vers'],
  },
  {
    title: 'comments of all kinds',
    format: 'jsgf',
    text: jsgf(
      '/** Doc.\n * @example beam up */\npublic <beam> = beam /* way */ (up {U} | down {D}); // end',
    ),
    means: { 'beam up': '- beam=U' },
    refused: ['beam'],
  },
  {
    title: 'silence and the impossible',
    format: 'jsgf',
    text: jsgf('public <x> = fire <NULL> now | <VOID> never | aim [<NULL>];'),
    means: { 'fire now': '-', aim: '-' },
    refused: ['never'],
  },
  {
    title: 'a chess move',
    format: 'jsgf',
    text: jsgf(
      'public <move> = <piece> to <file> <rank>; <piece> = rook {R} | queen {Q}; <file> = a {a} | b {b}; <rank> = one {1} | two {2};',
    ),
    means: { 'queen to b two': '- piece=Q file=b rank=2' },
    refused: ['queen b two'],
  },
  {
    title: 'a yes or no menu',
    format: 'srgs-abnf',
    text: abnf('public $r = $yes | $no; $yes = (yes | sure | you bet) {yes}; $no = (no | nope) {no};'),
    means: { 'you bet': '- r=yes', nope: '- r=no' },
    refused: ['you'],
  },
  {
    title: 'repeats with bounds',
    format: 'srgs-abnf',
    text: abnf('$r = very <0-2> big | $d <3>; $d = one {1} | two {2};'),
    means: { 'very very big': '-', big: '-', 'one two one': '- r=1,2,1' },
    refused: ['very very very big', 'one two'],
  },
  {
    title: 'tags in braces',
    format: 'srgs-abnf',
    text: abnf('$r = (beam me up) {!{say {UP}}!} | down {DOWN};'),
    means: { 'beam me up': '- r=say {UP}', down: '- r=DOWN' },
    refused: ['beam'],
  },
  {
    title: 'a tag first in its alternative',
    format: 'srgs-abnf',
    text: abnf('$r = {FORWARD} go straight on | {BACK} turn around;'),
    means: { 'go straight on': '- r=FORWARD', 'turn around': '- r=BACK' },
    refused: ['go'],
  },
  {
    title: 'intents in ABNF',
    format: 'srgs-abnf',
    text: abnf(
      '$r = (call $who) {intent=CALL} | (hang up) {intent=END}; $who = ada {1} | (grace hopper) {2};',
    ),
    means: { 'call grace hopper': 'CALL who=2', 'hang up': 'END' },
    refused: ['call'],
  },
  {
    title: 'any speech between',
    format: 'srgs-abnf',
    text: abnf('$r = find $GARBAGE (book {B} | film {F});'),
    means: { 'find me that old book': '- r=B', 'find film': '- r=F' },
    refused: ['find'],
  },
  {
    title: 'constants of ECMAScript',
    format: 'srgs-abnf',
    text: abnf('$r = $size; $size = small {out = "S";} | large {out="L"};', 'semantics/1.0'),
    means: { small: '- r=S', large: '- r=L' },
    refused: ['medium'],
  },
  {
    title: 'named constants of ECMAScript',
    format: 'srgs-abnf',
    text: abnf("$r = sauna {out.room = 'sauna'} | pool {out.room='pool';};", 'semantics/1.0'),
    means: { sauna: '- room=sauna', pool: '- room=pool' },
    refused: ['room'],
  },
  {
    title: 'a program',
    format: 'srgs-abnf',
    text: abnf('$r = one {out = rules.latest() + 1;};', 'semantics/1.0'),
    means: { one: '- r=out = rules.latest() + 1;' },
    refused: ['two'],
    told: ['tag-computes'],
  },
  {
    title: 'directions, the tag before the words',
    format: 'srgs-xml',
    text: xml(rule('r', oneOf(`<tag>UP</tag>${oneOf('up', 'higher', 'climb')}`, '<tag>DOWN</tag>lower it'))),
    means: { climb: '- r=UP', 'lower it': '- r=DOWN' },
    refused: ['lower'],
  },
  {
    title: 'a tag behind several words',
    format: 'srgs-xml',
    text: xml(
      rule('r', `paint it <ruleref uri="#c"/>`) +
        rule('c', oneOf('dark red<tag>#800</tag>', 'red<tag>#f00</tag>')),
    ),
    means: { 'paint it dark red': '- c=#800', 'paint it red': '- c=#f00' },
    refused: ['paint it dark'],
  },
  {
    title: 'a tag of a whole rule',
    format: 'srgs-xml',
    text: xml(
      rule('r', oneOf('<ruleref uri="#n"/>', '<ruleref uri="#y"/>')) +
        rule('n', `${oneOf('no', 'no way')}<tag>no</tag>`) +
        rule('y', 'yes<tag>yes</tag>'),
    ),
    means: { 'no way': '- r=no', yes: '- r=yes' },
    refused: ['way'],
  },
  {
    title: 'numbers of tags',
    format: 'srgs-xml',
    text: xml(
      rule('r', oneOf('<tag>1000</tag><ruleref uri="#you"/> hello', '<tag>1001</tag>bye')) +
        rule('you', '<item repeat="0-1">you</item>'),
    ),
    means: { 'you hello': '- r=1000', hello: '- r=1000', bye: '- r=1001' },
    refused: ['you'],
    told: [],
  },
  {
    title: 'drafts of Microsoft',
    format: 'srgs-xml',
    text: xml(
      rule('r', oneOf('<tag>$._value = "yoga"</tag>yoga class', '<tag>$ = "row"</tag>rowing')),
      'semantics-ms/1.0',
    ),
    means: { 'yoga class': '- r=yoga', rowing: '- r=row' },
    refused: ['class'],
    told: ['tag-format'],
  },
  {
    title: 'optional items and repeats',
    format: 'srgs-xml',
    text: xml(rule('r', '<item repeat="0-1">please</item> ring <item repeat="1-3">again</item>')),
    means: { 'please ring again': '-', 'ring again again again': '-' },
    refused: ['ring', 'ring again again again again'],
  },
  {
    title: 'weights of items',
    format: 'srgs-xml',
    text: xml(
      '<rule id="r"><one-of><item weight="9">tea<tag>T</tag></item><item weight="1">mate<tag>M</tag></item></one-of></rule>',
    ),
    means: { tea: '- r=T', mate: '- r=M' },
    refused: ['tea mate'],
    told: ['weight', 'weight'],
  },
  {
    title: 'entities and CDATA',
    format: 'srgs-xml',
    text: xml(rule('r', 'caf&#233;<tag><![CDATA[a < b]]></tag>')),
    means: { café: '- r=a < b' },
    refused: ['cafe'],
  },
  {
    title: 'a default namespace with a prefix',
    format: 'srgs-xml',
    text: '<g:grammar xmlns:g="http://www.w3.org/2001/06/grammar" version="1.0" xml:lang="it-IT" root="r"><g:rule id="r"><g:item>accendi</g:item> <g:ruleref uri="#l"/></g:rule><g:rule id="l"><g:one-of><g:item>luce<g:tag>light</g:tag></g:item><g:item>forno<g:tag>oven</g:tag></g:item></g:one-of></g:rule></g:grammar>',
    means: { 'accendi luce': '- l=light', 'accendi forno': '- l=oven' },
    refused: ['luce'],
  },
  {
    title: 'a root that is not there',
    format: 'srgs-xml',
    text: xml('<rule id="go" scope="public">go<tag>GO</tag></rule>'),
    means: { go: '- go=GO' },
    refused: ['stop'],
    told: ['unknown-root'],
  },
  {
    title: 'a reference to nothing',
    format: 'srgs-xml',
    text: xml(rule('r', oneOf('sing', '<ruleref/> dance'))),
    means: { sing: '-' },
    refused: ['dance'],
    told: ['reference-without-rule'],
  },
  {
    title: 'parts in another language',
    format: 'srgs-xml',
    text: xml(rule('r', oneOf('yes<tag>Y</tag>', '<token xml:lang="fr-CA">oui</token><tag>Y</tag>'))),
    means: { yes: '- r=Y', oui: '- r=Y' },
    refused: ['non'],
    told: ['language-of-part'],
  },
  {
    title: 'examples and meta',
    format: 'srgs-xml',
    text: xml(
      '<meta name="author" content="me"/><rule id="r"><example>roll the dice</example>roll <ruleref uri="#n"/></rule><rule id="n">the dice<tag>dice</tag></rule>',
    ),
    means: { 'roll the dice': '- n=dice' },
    refused: ['roll'],
    told: ['left-out'],
  },
  {
    title: 'a pizza with two values',
    format: 'srgs-xml',
    text: xml(
      rule('r', 'a <ruleref uri="#size"/> pizza with <ruleref uri="#top"/>') +
        rule('size', oneOf('small<tag>S</tag>', 'large<tag>L</tag>')) +
        rule('top', oneOf('ham<tag>ham</tag>', 'goat cheese<tag>goat</tag>')),
    ),
    means: { 'a large pizza with goat cheese': '- size=L top=goat' },
    refused: ['a pizza with ham'],
  },
  {
    title: 'an assistant with intents and named values',
    format: 'srgs-xml',
    text: xml(
      rule(
        'r',
        oneOf(
          '<item>wake me at <ruleref uri="#h"/></item><tag>intent=ALARM</tag>',
          '<item>what time is it</item><tag>intent=TIME</tag>',
        ),
      ) + rule('h', oneOf('six<tag>hour=6</tag>', 'seven<tag>hour=7</tag>')),
    ),
    means: { 'wake me at seven': 'ALARM hour=7', 'what time is it': 'TIME' },
    refused: ['wake me'],
  },
]
