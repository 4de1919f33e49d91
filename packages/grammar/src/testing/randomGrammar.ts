import fc from 'fast-check'

const word = fc.constantFrom('open', 'close', 'the', 'door', 'lamp', 'one', 'two', "s'il", 'été')

const { term } = fc.letrec<{ choice: string; sequence: string; term: string }>((tie) => ({
  choice: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' | ')),
  sequence: fc.array(tie('term'), { minLength: 1, maxLength: 2 }).map((parts) => parts.join(' ')),
  term: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    word,
    word.map((text) => `"${text} ${text}"`),
    word.map((text) => `${text} {@ = "${text}";}`),
    tie('choice').map((body) => `(${body})`),
    tie('choice').map((body) => `[${body}]`),
    tie('choice').map((body) => `!tag(T, ${body})`),
    fc
      .tuple(word, fc.nat(2), fc.integer({ min: 1, max: 2 }))
      .map(([body, minimum, more]) => `!repeat(${body}, ${minimum}, ${minimum + more})`),
  ),
}))

/** Sources of correct, bounded, often ambiguous grammars of two rules. */
export const randomGrammar: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(term, { minLength: 1, maxLength: 3 }),
    fc.array(term, { minLength: 1, maxLength: 2 }),
    fc.boolean(),
  )
  .map(([main, part, isListed]) => {
    const separator = isListed ? ' | ' : ' '
    return `#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n<main>: go (${main.join(separator)}) // why\n <part>;\n<part>: ${part.join(separator)};\n`
  })

/** Sources of correct, bounded grammars of a start and up to eight rules, each of which refers to later ones alone. */
export const randomRules: fc.Arbitrary<string> = fc
  .array(fc.tuple(term, fc.array(fc.nat(7), { maxLength: 2 })), { minLength: 1, maxLength: 8 })
  .map((rules) => {
    const named = rules.map(([body, later], index) => {
      const references = later
        .map((step) => index + 2 + step)
        .filter((rule) => rule <= rules.length)
        .map((rule) => ` [<r${rule}>]`)
      return `<r${index + 1}>: go ${body}${references.join('')};`
    })
    return `#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n<main>: start <r1> | <r${rules.length}>;\n${named.join('\n')}\n`
  })
