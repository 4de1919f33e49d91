import { toCardinal as german, toOrdinal as germanOrdinal } from 'n2words/de-DE'
import { toCardinal as british } from 'n2words/en-GB'
import { toCardinal as english, toOrdinal as englishOrdinal } from 'n2words/en-US'
import { toCardinal as spanish, toOrdinal as spanishOrdinal } from 'n2words/es-ES'
import { toCardinal as mexican } from 'n2words/es-MX'
import { toCardinal as belgian, toOrdinal as belgianOrdinal } from 'n2words/fr-BE'
import { toCardinal as french, toOrdinal as frenchOrdinal } from 'n2words/fr-FR'
import { toCardinal as italian, toOrdinal as italianOrdinal } from 'n2words/it-IT'
import { toCardinal as dutch, toOrdinal as dutchOrdinal } from 'n2words/nl-NL'
import { expect, it } from 'vitest'
import { libraryRules } from './libraryRules.js'
import { rulesOf } from './rulesOf.js'
import { reader, wrongOf } from './testing/reader.js'
import { sampled, upTo } from './testing/sampled.js'

/** As in Switzerland, made of what the other writer has for Belgium: "huitante et un" for "quatre-vingt-un". */
const inSwiss = (written: string) =>
  written
    .replace('quatre-vingtième', 'huitantième')
    .replace(/quatre-vingts?(-(?=un))?/g, (_, one) => (one ? 'huitante et ' : 'huitante'))

// A step without common divisor meets every digit at every place.
const above = Array.from({ length: 300 }, (_, at) => 10_000 + ((at * 7919 * 251) % 990_000))
const whole = [...upTo(999), ...sampled(upTo(9999).slice(1000), 11), ...above, 999_999]

/** The numbers that a rule is said to be checked for, sampled above 999, and some of those above them. */
function checkedNumbers(language: string, kind: 'number' | 'ordinal') {
  return libraryRules(language).flatMap(({ kind: other, name, max = 0, checked }) => {
    if (other !== kind || checked?.of !== 'numbers') return []
    const { from, to } = checked
    const each = upTo(Math.min(to, 999)).slice(from)
    const more = upTo(to).slice(1000)
    const beyond = [...above, 999_999].filter((value) => value > to && value <= max)
    return [{ name, values: [...each, ...sampled(more, 11), ...beyond] }]
  })
}

it.each([
  ['en', 'en-US', english],
  ['en-GB', 'en-GB', british],
  ['fr', 'fr-FR', french],
  ['fr-CA', 'fr-FR', french],
  ['fr-BE', 'fr-BE', belgian],
  ['fr-BE', 'fr-FR', french],
  ['fr-CH', 'fr-CH', (value: number) => inSwiss(belgian(value))],
  ['fr-CH', 'fr-BE', belgian],
  ['fr-CH', 'fr-FR', french],
  ['de', 'de-DE', german],
  ['es', 'es-ES', spanish],
  ['es-MX', 'es-MX', mexican],
  ['it', 'it-IT', italian],
  ['nl', 'nl-NL', dutch],
] as const)('reads whole numbers as another writes them, in each range: %s of %s', (language, _, written) => {
  const rules = checkedNumbers(language, 'number')
  expect(rules.map(({ values }) => values.length > 100 || values.at(-1))).toEqual([true, true, 99])
  for (const { name, values } of rules) expect(wrongOf(reader(language, name), values, written)).toEqual([])
})

// Against the other writer: 26th is "ventiseiesimo" in Italian, not "ventiseesimo".
it.each([
  ['en', englishOrdinal],
  ['fr', frenchOrdinal],
  ['fr-BE', belgianOrdinal],
  ['fr-BE', frenchOrdinal],
  ['fr-CH', (value: number) => inSwiss(belgianOrdinal(value))],
  ['fr-CH', frenchOrdinal],
  ['de', germanOrdinal],
  ['es', spanishOrdinal],
  ['it', (value: number) => italianOrdinal(value).replace(/(?<=.)seesimo$/, 'seiesimo')],
  ['nl', dutchOrdinal],
] as const)('reads ordinals as another writes them: %s', (language, written) => {
  const rules = checkedNumbers(language, 'ordinal')
  expect(rules.map(({ values }) => [values[0], values.at(-1)])).toEqual([[1, 100]])
  for (const { name, values } of rules) expect(wrongOf(reader(language, name), values, written)).toEqual([])
})

// The other writer says the digits after the point as one number, with its zeros before it.
it.each([
  ['en', 'decimal', english],
  ['fr', 'décimal', french],
  ['de', 'dezimalzahl', german],
  ['es', 'decimal', spanish],
  ['es-MX', 'decimal', mexican],
  ['it', 'decimale', italian],
  ['nl', 'decimaal', dutch],
] as const)('reads decimals as another writes them: %s <%s>', (language, rule, written) => {
  const hundredths = upTo(99).map((value) => `12.${String(value).padStart(2, '0')}`)
  const tenths = upTo(9).map((value) => `-3.${value}`)
  expect(wrongOf(reader(language, rule), [...hundredths, ...tenths], written)).toEqual([])
})

it.each([
  ['en', 'number', 'digits', 'decimal', 'ordinal', '21st', '3.14', '12,000'],
  ['fr', 'nombre', 'chiffres', 'décimal', 'ordinal', '21e', '3,14', '12.000'],
  ['fr-BE', 'nombre', 'chiffres', 'décimal', 'ordinal', '21e', '3,14', '12.000'],
  ['fr-CH', 'nombre', 'chiffres', 'décimal', 'ordinal', '21e', '3,14', '12.000'],
  ['de', 'zahl', 'ziffern', 'dezimalzahl', 'ordnungszahl', '21ste', '3,14', '12.000'],
  ['es', 'número', 'dígitos', 'decimal', 'ordinal', '21º', '3,14', '12.000'],
  ['es-MX', 'número', 'dígitos', 'decimal', 'ordinal', '21º', '3.14', '12,000'],
  ['es-CO', 'número', 'dígitos', 'decimal', 'ordinal', '21º', '3,14', '12.000'],
  ['it', 'numero', 'cifre', 'decimale', 'ordinale', '21º', '3,14', '12.000'],
  ['nl', 'getal', 'cijfers', 'decimaal', 'rangtelwoord', '21ste', '3,14', '12.000'],
])(
  'reads digits: %s',
  (language, number, digits, decimal, ordinal, ordinalDigits, decimalDigits, grouped) => {
    expect(wrongOf(reader(language, number), whole, String)).toEqual([])
    expect(reader(language, number)(grouped)).toBe('12000')
    expect(reader(language, digits)('0042')).toBe('0042')
    expect(reader(language, decimal)(`-${decimalDigits}`)).toBe('-3.14')
    expect(reader(language, ordinal)(ordinalDigits)).toBe('21')
  },
)

it.each([
  ['en', 'number', 'twelve hundred', '1200'],
  ['en', 'number', 'a hundred and five', '105'],
  ['en', 'decimal', 'minus three point one four', '-3.14'],
  ['en', 'digits', 'zero oh four two', '0042'],
  ['fr', 'nombre', 'soixante-et-onze', '71'],
  ['fr-BE', 'nombre', 'nonante et un mille septante', '91070'],
  ['fr-CH', 'nombre', 'huitante-trois', '83'],
  ['fr-CH', 'nombre', 'octante', '80'],
  ['fr-CH', 'décimal', 'trois virgule zéro septante-cinq', '3.075'],
  ['fr-CH', 'ordinal', '80e', '80'],
  ['fr', 'nombre', 'vingt-et-un mille trois cents', '21300'],
  ['fr', 'décimal', 'trois virgule zéro soixante-quinze', '3.075'],
  ['de', 'zahl', 'ein und zwanzig', '21'],
  ['de', 'zahl', 'zwölfhundertdreiunddreissig', '1233'],
  ['de', 'ordnungszahl', 'einundzwanzigsten', '21'],
  ['es', 'número', 'veintiún mil doscientas una', '21201'],
  ['es', 'número', 'quinientos dieciséis', '516'],
  ['it', 'numero', 'ventotto', '28'],
  ['it', 'numero', 'cento e ventitré', '123'],
  ['nl', 'getal', 'drieëntwintighonderd', '2300'],
  ['nl', 'getal', 'honderd en één', '101'],
])('reads what people say: %s <%s> "%s"', (language, rule, sentence, value) => {
  expect(reader(language, rule)(sentence)).toBe(value)
})

it.each([
  ['en', 'number', 'twenty eleven'],
  ['en', 'number', 'hundred thousand thousand'],
  ['en', 'number_99', 'one hundred'],
  ['en', 'number_99', '100'],
  ['en', 'number_9999', '10000'],
  ['en', 'number', '1000000'],
  ['es-MX', 'número', '12.000'],
  ['fr', 'nombre', 'vingt onze'],
  ['fr', 'nombre_99', 'cent'],
  ['fr', 'nombre', 'septante'],
  ['fr', 'nombre', 'huitante'],
  ['fr', 'nombre', 'octante'],
  ['fr-FR', 'nombre', 'nonante-neuf'],
  ['fr-CA', 'ordinal', 'septantième'],
  ['fr-BE', 'nombre', 'huitante'],
  ['fr-BE', 'ordinal', 'huitantième'],
  ['fr-CH', 'nombre', 'septante onze'],
  ['de', 'zahl', 'zwanzig und ein'],
  ['es', 'número', 'veinte y cien'],
  ['it', 'numero', 'venti uno'],
  ['nl', 'getal', 'twintig en een'],
])('rejects other numbers: %s <%s> "%s"', (language, rule, sentence) => {
  expect(reader(language, rule)(sentence)).toBeUndefined()
})

it.each([
  ['fr', 'soixante et onze', 'quatre vingts', 'quatre vingt dix neuf', 'quatre vingt onzième'],
  ['fr-BE', 'septante et un', 'quatre vingts', 'nonante neuf', 'nonante et unième'],
  ['fr-CH', 'septante et un', 'huitante', 'nonante neuf', 'nonante et unième'],
])('says digits in the words of the region: %s', (language, ...said) => {
  const rules = rulesOf(language)
  expect(['71', '80', '99', '91e'].map((word) => rules.spell(word)?.join(' '))).toEqual(said)
})
