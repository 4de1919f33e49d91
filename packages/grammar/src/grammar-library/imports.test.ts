import { describe, expect, it } from 'vitest'
import {
  type AnalyzeOptions,
  analyze,
  applyEdits,
  countSentences,
  coverage,
  describeFix,
  describeProblem,
  GrammarLibrary,
  generate,
  importBegun,
  importedFrom,
  importsOffered,
  Linter,
  match,
  type NamedSource,
  problemCodes,
  quickFixes,
  vocabularyOf,
} from '../index.js'
import { grammarOf } from '../testing/compiled.js'

const part = (body: string) => `#BNF+EM V2.1;\n!grammar part;\n${body}\n`
const numbers = part('!export <digit>;\n<digit>: one | two | <more>;\n<more>: three;\n<hidden>: four;')
const named = (sources: Readonly<Record<string, string>>): NamedSource[] =>
  Object.entries(sources).map(([name, source]) => ({ name, source }))
const within = (sources: Readonly<Record<string, string>>, name = 'mine'): AnalyzeOptions => ({
  name,
  library: new GrammarLibrary(named(sources)),
})
const lift = (imported: string, more = '') =>
  grammarOf(`floor <${imported}>`, `!import <${imported}>;\n${more}`)

describe('a rule that is imported', () => {
  it.each(['numbers.digit', 'digit'])('is that of the model which exports it, written <%s>', (name) => {
    const analysis = analyze(lift(name), within({ numbers }))
    expect(analysis.problems).toEqual([])
    expect(generate(analysis.compiled)).toEqual(['floor one', 'floor two', 'floor three'])
    expect(countSentences(analysis.compiled)).toBe(3n)
    expect(match(analysis.compiled, 'floor three').matched).toBe(true)
    expect(match(analysis.compiled, 'floor four').matched).toBe(false)
  })

  it('is written with _ for what a rule cannot hold', () => {
    const analysis = analyze(lift('Rez-de-chaussée_2.digit'), within({ 'Rez-de-chaussée 2': numbers }))
    expect(analysis.problems).toEqual([])
    expect(generate(analyze(lift('_2_floors.digit'), within({ '2 floors': numbers })).compiled)).toHaveLength(
      3,
    )
  })

  it('keeps apart what both grammars call alike: rules, slots and pronunciations', () => {
    const other = part(
      '!export <digit>;\n!slot <who>;\n!pronounce one "wan";\n<digit>: <more> | for <who>;\n<more>: one;\n<who>: anna;',
    )
    const more = '!slot <who>;\n!pronounce two "tou";\n!pronounce one "won";\n<more>: two;\n<who>: bob;'
    const source = grammarOf('<more> <numbers.digit> <who>', `!import <numbers.digit>;\n${more}`)
    const { compiled, problems } = analyze(source, within({ numbers: other }))
    expect(problems).toEqual([])
    expect(generate(compiled)).toEqual(['two one bob', 'two for anna bob'])
    expect([...compiled.slots]).toEqual([
      ['who', ['bob']],
      ['numbers.who', ['anna']],
    ])
    const slots = { who: ['carl'], 'numbers.who': ['dora'] }
    expect(generate(compiled, { slots })).toEqual(['two one carl', 'two for dora carl'])
    const spoken = vocabularyOf(compiled).find(({ word }) => word === 'one')
    expect(spoken?.spellings).toEqual(['won'])
  })

  it('has the values that its own model gives its slots', () => {
    const source = part('!export <who>;\n!slot <who>;\n<who>: anna;')
    const library = new GrammarLibrary([{ name: 'people', source, slots: { who: ['zoe'] } }])
    const { compiled } = analyze(lift('people.who'), { library })
    expect(generate(compiled)).toEqual(['floor zoe'])
    const found = match(compiled, 'floor zoe')
    expect(found.matched && found.tags).toEqual([['<people.who>', 'zoe']])
  })

  it('gives another name to a slot whose name is taken', () => {
    const people = part('!export <a>;\n!slot <who>;\n<a>: <who>;\n<who>: anna;')
    const source = grammarOf(
      '<people.a> <people.who>',
      '!import <people.a>;\n!slot <people.who>;\n<people.who>: bob;',
    )
    expect(generate(analyze(source, within({ people })).compiled)).toEqual(['anna bob'])
  })

  it('may come from a model that imports it, by its own name or passed on', () => {
    const between = part(
      '!import <numbers.digit>;\n!export <pair>;\n!export <numbers.digit>;\n<pair>: <numbers.digit> <numbers.digit>;',
    )
    const sources = within({ numbers, between })
    expect(countSentences(analyze(lift('between.pair'), sources).compiled)).toBe(9n)
    expect(countSentences(analyze(lift('between.numbers.digit'), sources).compiled)).toBe(3n)
  })

  it('shows where it is referred to', () => {
    const source = grammarOf('up <numbers.digit> | down <numbers.digit>', '!import <numbers.digit>;')
    const { compiled } = analyze(source, within({ numbers }))
    const found = match(compiled, 'down three')
    const steps = found.matched
      ? found.path.map(({ text, range, grammar }) => [text, range.start.column, grammar])
      : []
    expect(steps).toEqual([
      ['down three', 8, undefined],
      ['down', 30, undefined],
      ['three', 35, undefined],
      ['three', 35, 'numbers'],
      ['three', 35, 'numbers'],
    ])
    const failed = match(compiled, 'up six')
    const expected = failed.matched ? [] : failed.expectedNext
    expect(expected.map(({ word, range }) => [word, range.start.column])).toEqual([
      ['one', 12],
      ['two', 12],
      ['three', 12],
    ])
    expect(failed.matched ? undefined : failed.nearest?.steps.at(-1)).toMatchObject({
      range: { start: { column: 12 } },
    })
    const covered = coverage(compiled, ['down three', 'up one'])
    expect(covered.missed.map(({ text }) => text)).toEqual(['two'])
    expect(covered.missedRules).toEqual([])
  })

  it('may be silent, which a start may not', () => {
    const maybe = part('!export <a>;\n<a>: [<b>];\n<b>: x;')
    const source = `#BNF+EM V2.1;\n!grammar m;\n!start <maybe.a>;\n!import <maybe.a>;\n`
    expect(analyze(source, within({ maybe })).problems.map(({ code }) => code)).toEqual([
      'start-may-be-empty',
    ])
  })

  it('acts as a slot where no other grammar is known', () => {
    const analysis = analyze(lift('numbers.digit'))
    expect(analysis.problems).toEqual([])
    expect(generate(analysis.compiled, { slots: { 'numbers.digit': ['nine'] } })).toEqual(['floor nine'])
  })
})

/** Each failure of an import, with its place, its words and the repairs offered. */
const failures: [
  code: string,
  sources: Record<string, string>,
  text: string,
  said: string,
  fixes: string[],
][] = [
  [
    'import-unknown-model 5:9',
    { numbers },
    lift('nunbers.digit'),
    'There is no model “nunbers” to import <nunbers.digit> from.',
    ['Replace with <numbers.digit>', 'Declare <nunbers.digit> as a slot'],
  ],
  [
    'import-unknown-rule 5:9',
    { numbers },
    lift('numbers.digits'),
    'The model “numbers” has no rule <digits>.',
    ['Replace with <numbers.digit>', 'Declare <numbers.digits> as a slot'],
  ],
  [
    'import-unknown-rule 5:9',
    { numbers },
    lift('colour'),
    'No other model exports <colour>.',
    ['Declare <colour> as a slot'],
  ],
  [
    'import-not-exported 5:9',
    { numbers },
    lift('numbers.hidden'),
    'The model “numbers” does not export <hidden>: write !export <hidden> there.',
    ['Declare <numbers.hidden> as a slot'],
  ],
  [
    'import-ambiguous 5:9',
    { numbers, others: numbers },
    lift('digit'),
    'Several models export <digit> (numbers, others): write which, such as <numbers.digit>.',
    ['Replace with <numbers.digit>', 'Replace with <others.digit>'],
  ],
  [
    'import-ambiguous 5:9',
    { 'my numbers': numbers, my_numbers: numbers },
    lift('my_numbers.digit'),
    'Several models are written “my_numbers”: one must have another name.',
    ['Remove the statement'],
  ],
  [
    'import-cycle 5:9',
    { numbers: part('!import <mine.b>;\n!export <digit>;\n<digit>: one [<mine.b>];'), mine: '' },
    lift('numbers.digit', '!export <b>;\n<b>: x;'),
    'These models import each other: mine → numbers → mine.',
    ['Remove the statement'],
  ],
  [
    'import-cycle 5:9',
    {
      a: part('!import <b.y>;\n!export <x>;\n<x>: one [<b.y>];'),
      b: part('!import <a.x>;\n!export <y>;\n<y>: two [<a.x>];'),
    },
    lift('a.x'),
    'These models import each other: a → b → a.',
    ['Remove the statement'],
  ],
  [
    'import-cycle 5:9',
    { mine: '' },
    lift('mine.main'),
    'These models import each other: mine → mine.',
    ['Remove the statement'],
  ],
  [
    'import-faulty 5:9',
    { numbers: part('!export <digit>;\n<digit>: one <gone>;') },
    lift('numbers.digit'),
    'The model “numbers” has errors.',
    [],
  ],
  [
    'import-faulty 5:9',
    { between: part('!import <numbers.none>;\n!export <pair>;\n<pair>: a <numbers.none>;'), numbers },
    lift('between.pair'),
    'The model “between” has errors.',
    [],
  ],
  [
    'duplicate-rule 6:1',
    { numbers },
    lift('digit', '<digit>: nine;'),
    'Rule <digit> is defined twice.',
    ['Remove rule'],
  ],
  [
    'duplicate-rule 6:9',
    { numbers },
    lift('digit', '!import <digit>;'),
    'Rule <digit> is defined twice.',
    ['Remove the statement'],
  ],
]

it.each(failures)(
  'reports %s in %j once, in words, with its fixes: %#',
  (code, sources, text, said, fixes) => {
    const options = within(sources)
    const analysis = analyze(text, options)
    const found = analysis.problems.map(
      ({ code, range: { start } }) => `${code} ${start.line}:${start.column}`,
    )
    expect(found).toEqual([code])
    expect(new Linter(options).problems(text)).toEqual(analysis.problems)
    const [problem] = analysis.problems
    if (!problem) throw new Error('There is no problem')
    expect(describeProblem(problem, 'en-US')).toBe(said)
    const french = describeProblem(problem, 'fr-FR')
    expect(french).not.toMatch(/\{\{|undefined| [:;?»]|« /)
    const repairs = quickFixes(analysis, problem)
    expect(repairs.map((fix) => describeFix(fix, 'en-US'))).toEqual(fixes)
    for (const { kind, edits } of repairs) {
      const repaired = analyze(applyEdits(text, edits), options).problems.map(({ code }) => code)
      expect(repaired).not.toContain(problem.code)
      if (kind === 'replaceWith') expect(repaired).toEqual([])
    }
  },
)

it('has an example of every code of imports', () => {
  const told = [...failures.map(([code]) => code.split(' ')[0]), 'import-too-large']
  const codes = problemCodes.filter((code) => code.startsWith('import-'))
  expect(codes.filter((code) => !told.includes(code))).toEqual([])
})

describe('how far imports go', () => {
  const chain = (length: number) =>
    within(
      Object.fromEntries(
        Array.from({ length }, (_, index) => [
          `m${index}`,
          part(
            index + 1 === length
              ? '!export <r>;\n<r>: end;'
              : `!import <m${index + 1}.r>;\n!export <r>;\n<r>: w <m${index + 1}.r>;`,
          ),
        ]),
      ),
    )
  const codes = (text: string, options: AnalyzeOptions) =>
    analyze(text, options).problems.map((problem) => [problem.code, problem.arguments.variant])

  it('is 16 steps', () => {
    expect(codes(lift('m0.r'), chain(16))).toEqual([])
    expect(codes(lift('m0.r'), chain(17))).toEqual([['import-too-large', 'depth']])
  })

  it('is 50 grammars', () => {
    const many = (count: number) => {
      const names = Array.from({ length: count }, (_, index) => `m${index}`)
      const text = grammarOf(
        names.map((name) => `<${name}.digit>`).join(' '),
        names.map((name) => `!import <${name}.digit>;`).join('\n'),
      )
      return codes(text, within(Object.fromEntries(names.map((name) => [name, numbers]))))
    }
    expect(many(50)).toEqual([])
    expect(many(51)).toEqual([['import-too-large', 'grammars']])
  })

  it('is a million characters, counted before a text is read', () => {
    const long = (length: number) => numbers + '/'.padEnd(length - numbers.length, '/')
    const text = grammarOf('<a.digit> <b.digit>', '!import <a.digit>;\n!import <b.digit>;')
    expect(codes(text, within({ a: long(500_000), b: long(500_000) }))).toEqual([])
    expect(codes(text, within({ a: long(500_000), b: long(500_001) }))).toEqual([
      ['import-too-large', 'characters'],
    ])
  })

  it('is 1,000 nested expressions over all grammars together', () => {
    const deep = part(
      `!export <r0>;\n${Array.from({ length: 600 }, (_, index) => `<r${index}>: [<r${index + 1}>] a;`).join('\n')}\n<r600>: a;`,
    )
    const own = (length: number) =>
      grammarOf(
        '<o0>',
        `!import <deep.r0>;\n${Array.from({ length }, (_, index) => `<o${index}>: a <o${index + 1}>;`).join('\n')}\n<o${length}>: <deep.r0>;`,
      )
    expect(analyze(own(10), within({ deep })).compiled.root).not.toMatchObject({ kind: 'nothing' })
    const failing = match(analyze(own(400), within({ deep })).compiled, 'a')
    expect(failing.matched).toBe(false)
  })

  it('compiles an imported rule once, and nothing that is not needed', () => {
    const wide = part(`!export <a>;\n!export <b>;\n<a>: ${'x '.repeat(1000)};\n<b>: y;`)
    const source = grammarOf('<wide.b> '.repeat(100), '!import <wide.b>;')
    expect(analyze(source, within({ wide })).compiled.nodeCount).toBeLessThan(250)
  })
})

describe('writing an import', () => {
  const analysis = analyze(lift('numbers.digit'), within({ numbers, 'front door': part(''), mine: '' }))

  it('offers the other models, and then what one of them exports', () => {
    expect(importsOffered(analysis)).toEqual([
      { name: 'numbers', writtenName: 'numbers', rules: [] },
      { name: 'front door', writtenName: 'front_door', rules: [] },
    ])
    expect(importsOffered(analysis, 'numbers.d')[0]?.rules).toEqual(['numbers.digit'])
  })

  it('knows what is begun', () => {
    for (const [text, begun] of [
      ['!import <', ''],
      ['!import <numbers.di', 'numbers.di'],
      ['!import <a>; <b', undefined],
      ['<b', undefined],
    ] as const)
      expect(importBegun(text, text.length)).toBe(begun)
  })

  it('finds the definition in the other model', () => {
    expect(importedFrom(analysis, 'numbers.digit')).toEqual({
      grammar: 'numbers',
      rule: 'digit',
      range: { start: { line: 4, column: 1, offset: 46 }, end: { line: 4, column: 8, offset: 53 } },
    })
    expect(importedFrom(analysis, 'main')).toBeUndefined()
  })
})
