import { toCardinal as german, toOrdinal as germanOrdinal } from 'n2words/de-DE'
import { toCardinal as british } from 'n2words/en-GB'
import { toCardinal as english, toOrdinal as englishOrdinal } from 'n2words/en-US'
import { toCardinal as spanish, toOrdinal as spanishOrdinal } from 'n2words/es-ES'
import { toCardinal as belgian } from 'n2words/fr-BE'
import { toCardinal as french, toOrdinal as frenchOrdinal } from 'n2words/fr-FR'
import { toCardinal as italian, toOrdinal as italianOrdinal } from 'n2words/it-IT'
import { toCardinal as dutch, toOrdinal as dutchOrdinal } from 'n2words/nl-NL'
import { expect, it } from 'vitest'
import { reader, wrongOf } from './testing/reader.js'
import { sampled, upTo } from './testing/sampled.js'

// A step without common divisor meets every digit at every place.
const above = Array.from({ length: 300 }, (_, at) => 10_000 + ((at * 7919 * 251) % 990_000))
const whole = [...upTo(999), ...sampled(upTo(9999).slice(1000), 11), ...above, 999_999]

it.each([
  ['en', 'number', 'en-US', english],
  ['en', 'number', 'en-GB', british],
  ['fr', 'nombre', 'fr-FR', french],
  ['fr', 'nombre', 'fr-BE', belgian],
  ['de', 'zahl', 'de-DE', german],
  ['es', 'número', 'es-ES', spanish],
  ['it', 'numero', 'it-IT', italian],
  ['nl', 'getal', 'nl-NL', dutch],
] as const)('reads whole numbers as another writes them: %s <%s> of %s', (language, rule, _, written) => {
  expect(wrongOf(reader(language, rule), whole, written)).toEqual([])
})

// Against the other writer: 26th is "ventiseiesimo" in Italian, not "ventiseesimo".
it.each([
  ['en', 'ordinal', englishOrdinal],
  ['fr', 'ordinal', frenchOrdinal],
  ['de', 'ordnungszahl', germanOrdinal],
  ['es', 'ordinal', spanishOrdinal],
  ['it', 'ordinale', (value: number) => italianOrdinal(value).replace(/(?<=.)seesimo$/, 'seiesimo')],
  ['nl', 'rangtelwoord', dutchOrdinal],
] as const)('reads ordinals of 1 to 100 as another writes them: %s <%s>', (language, rule, written) => {
  expect(wrongOf(reader(language, rule), upTo(100).slice(1), written)).toEqual([])
})

// The other writer says the digits after the point as one number, with its zeros before it.
it.each([
  ['en', 'decimal', english],
  ['fr', 'décimal', french],
  ['de', 'dezimalzahl', german],
  ['es', 'decimal', spanish],
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
  ['de', 'zahl', 'ziffern', 'dezimalzahl', 'ordnungszahl', '21ste', '3,14', '12.000'],
  ['es', 'número', 'dígitos', 'decimal', 'ordinal', '21º', '3,14', '12.000'],
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
  ['fr', 'nombre', 'huitante-trois', '83'],
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
  ['fr', 'nombre', 'vingt onze'],
  ['fr', 'nombre_99', 'cent'],
  ['de', 'zahl', 'zwanzig und ein'],
  ['es', 'número', 'veinte y cien'],
  ['it', 'numero', 'venti uno'],
  ['nl', 'getal', 'twintig en een'],
])('refuses what is no such number: %s <%s> "%s"', (language, rule, sentence) => {
  expect(reader(language, rule)(sentence)).toBeUndefined()
})
