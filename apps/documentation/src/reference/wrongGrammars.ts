import { GrammarLibrary, type ProblemCode } from '@saywright/grammar'

const begin = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n'
const deep = 110
const importing = (rule: string) => `${begin}!import <${rule}>;\n<main>: floor <${rule}>;`

const part = (name: string, text: string) => ({ name, source: `#BNF+EM V2.1;\n!grammar part;\n${text}` })
const digits = '!export <digit>;\n<digit>: one | two;\n<hidden>: three;'

/** The other models of the project of the grammars below, each as `lamps`. */
export const otherModels = new GrammarLibrary([
  part('numbers', digits),
  part('figures', digits),
  part('rooms', '!import <lamps.main>;\n!export <room>;\n<room>: <lamps.main>;'),
  part('lamps', ''),
  part('broken', '!export <floor>;\n<floor>: one <gone>;'),
  part('large', `!export <floor>;\n<floor>: one;\n//${'.'.repeat(1_000_000)}`),
])

/** For each code a short grammar that has this problem. */
export const wrongGrammars: Readonly<Record<ProblemCode, string>> = {
  header: '!grammar lamps;\n!start <main>;\n<main>: on;',
  'missing-grammar': '#BNF+EM V2.1;\n!start <main>;\n<main>: on;',
  'duplicate-grammar': `#BNF+EM V2.1;\n!grammar lamps;\n!grammar doors;\n!start <main>;\n<main>: on;`,
  'missing-start': '#BNF+EM V2.1;\n!grammar lamps;\n<main>: on;',
  'undefined-rule': `${begin}<main>: on <place>;`,
  'missing-semicolon': `${begin}<main>: on <place>\n<place>: hall;`,
  'missing-colon': `${begin}<main> on;`,
  unbalanced: `${begin}<main>: ( on | off;`,
  'empty-group': `${begin}<main>: on ();`,
  'empty-alternative': `${begin}<main>: on | | off;`,
  'repeat-bounds': `${begin}<main>: !repeat(on, 3, 1);`,
  'directive-arguments': `${begin}<main>: !repeat(on);`,
  'unknown-directive': `${begin}<main>: !maybe(on);`,
  'unterminated-string': `${begin}<main>: "switch on;`,
  'unterminated-comment': `${begin}<main>: on; /* one command`,
  'duplicate-rule': `${begin}<main>: on;\n<main>: off;`,
  'recursive-rule': `${begin}<main>: on [<main>];`,
  'slot-not-flat': `${begin}!slot <room>;\n<main>: light <room>;\n<room>: hall | <floor>;\n<floor>: one;`,
  'bad-pronounce': `${begin}!pronounce wifi PRONAS why;\n<main>: wifi;`,
  'bad-action': `${begin}<main>: on {@ = 1};`,
  'start-may-be-empty': `${begin}<main>: [on];`,
  'repeat-of-empty': `${begin}<main>: go !repeat([on], 0, *);`,
  'unexpected-character': `${begin}<main>: on % off;`,
  'nesting-too-deep': `${begin}<main>: on ${'['.repeat(deep)}please${']'.repeat(deep)};`,
  'import-unknown-model': importing('number.digit'),
  'import-unknown-rule': importing('numbers.digits'),
  'import-not-exported': importing('numbers.hidden'),
  'import-ambiguous': importing('digit'),
  'import-cycle': importing('rooms.room'),
  'import-faulty': importing('broken.floor'),
  'import-too-large': importing('large.floor'),
  'header-version': '#BNF+EM V1.1;\n!grammar lamps;\n!start <main>;\n<main>: on;',
  'only-exports': '#BNF+EM V2.1;\n!grammar lamps;\n!export <room>;\n<room>: kitchen | hall;',
  'unused-rule': `${begin}<main>: on;\n<extra>: off;`,
  'unused-slot': `${begin}!slot <room>;\n<main>: on;`,
  'unused-pronounce': `${begin}!pronounce wifi PRONAS "why fye";\n<main>: on;`,
  'duplicate-alternative': `${begin}<main>: on | off | on;`,
}
