import { expect, it } from 'vitest'
import { analyze, exportGrammar, type ForeignFormat, generate, importGrammar, match } from '../index.js'
import { foreignGrammars } from '../testing/foreignGrammars.js'

const formats: readonly ForeignFormat[] = ['jsgf', 'srgs-abnf', 'srgs-xml']

/** The intent, and entities as `name=value`; undefined for a sentence that is refused. */
function meaningIn(source: string, said: string): string | undefined {
  const result = match(analyze(source).compiled, said, { nearest: false })
  if (!result.matched) return undefined
  const { intent, entities } = result.meaning
  return [intent ?? '-', ...entities.map(({ name, value }) => `${name}=${value}`)].join(' ')
}

it('has 40 of them, in each format', () => {
  expect(foreignGrammars).toHaveLength(40)
  for (const format of formats) expect(foreignGrammars.some((each) => each.format === format)).toBe(true)
})

it.each(foreignGrammars)(
  'carries over sentences and meaning: $title',
  ({ format, text, means, refused, told = [] }) => {
    const { text: source, problems } = importGrammar(text, format)
    expect(problems.map(({ code }) => code)).toEqual(told)
    expect(analyze(source).problems.filter(({ severity }) => severity === 'error')).toEqual([])
    for (const [said, meaning] of Object.entries(means))
      expect(meaningIn(source, said), `${said}\n${source}`).toBe(meaning)
    for (const said of refused) expect(meaningIn(source, said), said).toBeUndefined()
  },
)

it.each(foreignGrammars)(
  'keeps both through each format and back: $title',
  ({ format, text, means, refused }) => {
    const { text: source } = importGrammar(text, format)
    const sentences = generate(analyze(source).compiled, { limit: 60, seed: 1 })
    for (const to of formats) {
      const there = exportGrammar(analyze(source), { format: to, language: 'en-US' })
      expect(
        there.problems.filter(({ code }) => code !== 'any-speech'),
        there.text,
      ).toEqual([])
      const back = importGrammar(there.text, to).text
      for (const said of [...Object.keys(means), ...sentences])
        expect(meaningIn(back, said), `${to}: ${said}\n${there.text}`).toBe(meaningIn(source, said))
      for (const said of refused) expect(meaningIn(back, said), `${to}: ${said}`).toBeUndefined()
      for (const said of generate(analyze(back).compiled, { limit: 60, seed: 2 }))
        expect(meaningIn(source, said), `${to}: ${said}`).toBeDefined()
    }
  },
)
