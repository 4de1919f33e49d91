import { expect, it } from 'vitest'
import { libraryRules } from './libraryRules.js'
import type { RuleCheck } from './ruleCheck.js'
import { type LibraryLanguage, libraryLanguages } from './sources.js'
import { reader, wrongOf } from './testing/reader.js'
import { sampled, upTo } from './testing/sampled.js'

const two = (value: number) => String(value).padStart(2, '0')
const days = upTo(365).map((at) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10))
const written = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  return (day: string) => format.format(new Date(day.replace(/^--/, '2024-')))
}

/** The rules that are said to be checked so, of each language. */
const checkedFor = (of: RuleCheck['of']) =>
  libraryLanguages.flatMap((language) =>
    libraryRules(language)
      .filter(({ checked }) => checked?.of === of)
      .map(({ name }) => [language, name] as const),
  )
const locales: Readonly<Record<LibraryLanguage, readonly string[]>> = {
  ...{ en: ['en-US', 'en-GB'], fr: ['fr-FR'], de: ['de-DE'], es: ['es-ES'], it: ['it-IT'], nl: ['nl-NL'] },
}

it('is checked for dates and times in every language', () => {
  expect(checkedFor('days')).toHaveLength(libraryLanguages.length)
  expect(checkedFor('minutes')).toHaveLength(libraryLanguages.length)
})

// Days and years in digits, as a browser writes a date, which the numbers of the library are read from.
it.each(
  checkedFor('days').flatMap(([language, name]) =>
    locales[language].map((locale) => [language, name, locale] as const),
  ),
)('reads every day of a year, with the year and without: %s <%s> of %s', (language, rule, locale) => {
  const read = reader(language, rule)
  expect(wrongOf(read, days, written(locale, { dateStyle: 'long' }))).toEqual([])
  const dayAndMonth = written(locale, { day: 'numeric', month: 'long' })
  expect(
    wrongOf(
      read,
      days.map((day) => `-${day.slice(4)}`),
      dayAndMonth,
    ),
  ).toEqual([])
})

const minutes = upTo(24 * 60 - 1).map((at) => `${two(Math.floor(at / 60))}:${two(at % 60)}`)

it.each(checkedFor('minutes'))('reads every minute of a day: %s <%s>', (language, rule) => {
  expect(wrongOf(reader(language, rule), sampled(minutes, 7), String)).toEqual([])
})

it.each([
  ['en', 'time', 'two seventy'],
  ['en', 'time', 'half seven'],
  ['en-US', 'time', 'half seven'],
  ['en-GB', 'time', 'ten after seven'],
  ['fr', 'heure', 'trois heures moins quart'],
  ['fr', 'durée', 'huitante minutes'],
  ['de', 'datum', 'erster Jänner'],
  ['de', 'uhrzeit', 'viertel drei'],
  ['de', 'uhrzeit', 'viertel ab drei'],
  ['es', 'hora', 'un cuarto para las tres'],
  ['es-AR', 'hora', 'un cuarto para las tres'],
  ['nl', 'tijd', 'drie uur in de namiddag'],
  ['en', 'date', 'thirty second of may'],
  ['fr', 'heure', 'vingt-cinq heures'],
  ['de', 'uhrzeit', 'sechs Uhr siebzig'],
  ['de', 'datum', 'zweiunddreißigste Mai'],
  ['es', 'hora', 'las dos y sesenta'],
  ['it', 'ora', 'le due e sessanta'],
  ['nl', 'tijd', 'zes uur zeventig'],
  ['en', 'yes_no', 'yes no'],
])('rejects other text: %s <%s> "%s"', (language, rule, sentence) => {
  expect(reader(language, rule)(sentence)).toBeUndefined()
})

it.each([
  ['en', 'date', 'november twenty ninth twenty twenty six', '2026-11-29'],
  ['en', 'date', 'the first of may nineteen eighty four', '1984-05-01'],
  ['en', 'date', 'july fourth', '--07-04'],
  ['en', 'date', 'march 3rd two thousand and six', '2006-03-03'],
  ['en', 'date', 'tomorrow', 'tomorrow'],
  ['en', 'time', 'half past two', '02:30'],
  ['en', 'time', 'two thirty pm', '14:30'],
  ['en', 'time', 'quarter to three in the afternoon', '14:45'],
  ['en', 'time', 'twelve oh five am', '00:05'],
  ['en', 'time', 'twelve thirty pm', '12:30'],
  ['en', 'time', 'noon', '12:00'],
  ['en', 'time', 'fourteen thirty', '14:30'],
  ['en-GB', 'time', 'half seven', '07:30'],
  ['en-IE', 'time', 'half twelve pm', '12:30'],
  ['en-US', 'time', 'ten after seven pm', '19:10'],
  ['en-CA', 'time', 'quarter after three', '03:15'],
  ['en', 'duration', 'one hour and thirty minutes', 'PT1H30M'],
  ['en', 'duration', 'half an hour', 'PT30M'],
  ['en', 'duration', 'an hour and a half', 'PT1H30M'],
  ['en', 'duration', 'two days', 'P2D'],
  ['en', 'duration', 'two days three hours', 'P2DT3H'],
  ['en', 'duration', '90 seconds', 'PT90S'],
  ['en', 'yes_no', 'yeah', 'yes'],
  ['en', 'letter', 'b for bravo', 'b'],
  ['fr', 'date', 'le premier mai dix-neuf cent', undefined],
  ['fr', 'date', 'le 1er mai', '--05-01'],
  ['fr', 'date', 'trente et un décembre mille neuf cent quatre-vingt-dix-neuf', '1999-12-31'],
  ['fr', 'date', 'aujourd’hui', 'today'],
  ['fr', 'heure', 'sept heures et quart', '07:15'],
  ['fr', 'heure', 'trois heures moins le quart de l’après-midi', '14:45'],
  ['fr', 'heure', '14h30', '14:30'],
  ['fr-CA', 'heure', 'trois heures moins quart', '02:45'],
  ['fr-CH', 'heure', 'trois heures moins le quart du soir', '14:45'],
  ['fr-BE', 'date', 'le premier mai mille neuf cent nonante-neuf', '1999-05-01'],
  ['fr-CH', 'durée', 'huitante minutes', 'PT80M'],
  ['fr', 'durée', 'trois quarts d’heure', 'PT45M'],
  ['fr', 'durée', 'une heure et demie', 'PT1H30M'],
  ['fr', 'oui_non', 'pas du tout', 'no'],
  ['fr', 'lettre', 'a comme Anatole', 'a'],
  ['de', 'datum', 'der neunundzwanzigste november', '--11-29'],
  ['de', 'datum', 'am 29. november neunzehnhundertvierundachtzig', '1984-11-29'],
  ['de', 'uhrzeit', 'halb drei', '02:30'],
  ['de', 'uhrzeit', 'viertel vor drei nachmittags', '14:45'],
  ['de', 'uhrzeit', 'vierzehn Uhr dreißig', '14:30'],
  ['de-AT', 'datum', 'der erste Jänner', '--01-01'],
  ['de-AT', 'datum', 'der erste Januar', '--01-01'],
  ['de-AT', 'uhrzeit', 'viertel drei', '02:15'],
  ['de-AT', 'uhrzeit', 'dreiviertel drei nachmittags', '14:45'],
  ['de-AT', 'uhrzeit', 'viertel nach drei', '03:15'],
  ['de-CH', 'uhrzeit', 'viertel ab drei', '03:15'],
  ['de-CH', 'uhrzeit', 'dreissig Uhr', undefined],
  ['de-CH', 'uhrzeit', 'vierzehn Uhr dreissig', '14:30'],
  ['de', 'dauer', 'anderthalb stunden', 'PT1H30M'],
  ['de', 'dauer', 'zwei stunden und fünf minuten', 'PT2H5M'],
  ['es', 'fecha', 'el veintinueve de noviembre de dos mil veintiséis', '2026-11-29'],
  ['es', 'hora', 'las dos y media de la tarde', '14:30'],
  ['es', 'hora', 'las tres menos cuarto', '02:45'],
  ['es-MX', 'hora', 'un cuarto para las tres', '02:45'],
  ['es-CL', 'hora', 'veinte para la una de la tarde', '12:40'],
  ['es-US', 'hora', 'las tres menos cuarto', '02:45'],
  ['es', 'duración', 'hora y media', 'PT1H30M'],
  ['es', 'sí_no', 'de acuerdo', 'yes'],
  ['it', 'data', 'ventinove novembre duemilaventisei', '2026-11-29'],
  ['it', 'ora', 'le due e mezza del pomeriggio', '14:30'],
  ['it', 'ora', 'le tre meno un quarto', '02:45'],
  ['it', 'durata', 'un’ora e mezza', 'PT1H30M'],
  ['nl', 'datum', 'negenentwintig november tweeduizend zesentwintig', '2026-11-29'],
  ['nl', 'tijd', 'half drie', '02:30'],
  ['nl', 'tijd', 'tien voor half drie', '02:20'],
  ['nl', 'tijd', 'kwart over twee ’s middags', '14:15'],
  ['nl-BE', 'tijd', 'drie uur ’s namiddags', '15:00'],
  ['nl-BE', 'tijd', 'tien uur in de voormiddag', '10:00'],
  ['nl', 'duur', 'drie kwartier', 'PT45M'],
  ['nl', 'ja_nee', 'klopt', 'yes'],
])('reads what people say: %s <%s> "%s"', (language, rule, sentence, value) => {
  expect(reader(language, rule)(sentence)).toBe(value)
})
