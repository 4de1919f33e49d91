import type { LibraryLanguage, LibrarySubject } from './sources.js'

/** What is said of each rule, by language and subject: the rule that is offered first comes first. */
export const examples: Readonly<
  Record<LibraryLanguage, Readonly<Record<LibrarySubject, Readonly<Record<string, readonly string[]>>>>>
> = {
  en: {
    numbers: {
      number: ['ninety seven', 'twelve hundred', 'twenty one thousand three hundred'],
      number_9999: ['seven', 'two thousand and twenty six'],
      number_99: ['zero', 'ninety nine'],
      ordinal: ['first', 'twenty third'],
      decimal: ['twelve point five', 'minus three point one four'],
      digits: ['zero zero four two'],
    },
    dates: { date: ['november twenty ninth twenty twenty six', 'the first of may', 'tomorrow', 'monday'] },
    times: { time: ['half past two', 'quarter to three pm', 'fourteen thirty', 'noon'] },
    durations: { duration: ['one hour thirty minutes', 'half an hour', 'two days'] },
    answers: { yes_no: ['yes', 'nope'] },
    letters: { letter: ['b', 'b for bravo'] },
  },
  fr: {
    numbers: {
      nombre: ['quatre-vingt-dix-sept', 'vingt et un mille trois cents', 'soixante et onze'],
      nombre_9999: ['sept', 'deux mille vingt-six'],
      nombre_99: ['zéro', 'quatre-vingt-dix-neuf'],
      ordinal: ['premier', 'vingt-troisième'],
      décimal: ['douze virgule cinq', 'moins trois virgule un quatre'],
      chiffres: ['zéro zéro quatre deux'],
    },
    dates: { date: ['vingt-neuf novembre deux mille vingt-six', 'le premier mai', 'demain', 'lundi'] },
    times: {
      heure: [
        'sept heures et quart',
        'trois heures moins le quart du soir',
        'quatorze heures trente',
        'midi',
      ],
    },
    durations: { durée: ['une heure trente minutes', 'trois quarts d’heure', 'deux jours'] },
    answers: { oui_non: ['oui', 'pas du tout'] },
    letters: { lettre: ['a', 'a comme Anatole'] },
  },
  de: {
    numbers: {
      zahl: ['siebenundneunzig', 'zwölfhundert', 'einundzwanzigtausenddreihundert'],
      zahl_9999: ['sieben', 'zweitausendsechsundzwanzig'],
      zahl_99: ['null', 'neunundneunzig'],
      ordnungszahl: ['erste', 'dreiundzwanzigste'],
      dezimalzahl: ['zwölf Komma fünf', 'minus drei Komma eins vier'],
      ziffern: ['null null vier zwei'],
    },
    dates: {
      datum: [
        'neunundzwanzigste November zweitausendsechsundzwanzig',
        'der erste Mai',
        'übermorgen',
        'Montag',
      ],
    },
    times: { uhrzeit: ['halb drei', 'viertel vor drei nachmittags', 'vierzehn Uhr dreißig', 'Mittag'] },
    durations: { dauer: ['eine Stunde dreißig Minuten', 'anderthalb Stunden', 'zwei Tage'] },
    answers: { ja_nein: ['ja', 'falsch'] },
    letters: { buchstabe: ['b', 'b wie Berta'] },
  },
  es: {
    numbers: {
      número: ['noventa y siete', 'veintiún mil trescientos'],
      número_9999: ['siete', 'dos mil veintiséis'],
      número_99: ['cero', 'noventa y nueve'],
      ordinal: ['primero', 'vigésimo tercero'],
      decimal: ['doce coma cinco', 'menos tres coma uno cuatro'],
      dígitos: ['cero cero cuatro dos'],
    },
    dates: {
      fecha: ['veintinueve de noviembre de dos mil veintiséis', 'el primero de mayo', 'mañana', 'lunes'],
    },
    times: {
      hora: ['las dos y media', 'las tres menos cuarto de la tarde', 'catorce y treinta', 'mediodía'],
    },
    durations: { duración: ['una hora treinta minutos', 'media hora', 'dos días'] },
    answers: { sí_no: ['sí', 'para nada'] },
    letters: { letra: ['b', 'b de Barcelona'] },
  },
  it: {
    numbers: {
      numero: ['novantasette', 'ventotto', 'ventunomilatrecento'],
      numero_9999: ['sette', 'duemilaventisei'],
      numero_99: ['zero', 'novantanove'],
      ordinale: ['primo', 'ventitreesimo'],
      decimale: ['dodici virgola cinque', 'meno tre virgola uno quattro'],
      cifre: ['zero zero quattro due'],
    },
    dates: { data: ['ventinove novembre duemilaventisei', 'il primo maggio', 'dopodomani', 'lunedì'] },
    times: {
      ora: ['le due e mezza', 'le tre meno un quarto del pomeriggio', 'quattordici e trenta', 'mezzogiorno'],
    },
    durations: { durata: ['una ora trenta minuti', 'mezz’ora', 'due giorni'] },
    answers: { sì_no: ['sì', 'per niente'] },
    letters: { lettera: ['b', 'b come Bologna'] },
  },
  nl: {
    numbers: {
      getal: ['zevenennegentig', 'drieëntwintighonderd', 'eenentwintigduizend driehonderd'],
      getal_9999: ['zeven', 'tweeduizend zesentwintig'],
      getal_99: ['nul', 'negenennegentig'],
      rangtelwoord: ['eerste', 'drieëntwintigste'],
      decimaal: ['twaalf komma vijf', 'min drie komma een vier'],
      cijfers: ['nul nul vier twee'],
    },
    dates: {
      datum: ['negenentwintig november tweeduizend zesentwintig', 'een mei', 'overmorgen', 'maandag'],
    },
    times: { tijd: ['half drie', 'tien voor half drie', 'veertien uur dertig', 'middernacht'] },
    durations: { duur: ['een uur dertig minuten', 'drie kwartier', 'twee dagen'] },
    answers: { ja_nee: ['ja', 'nee'] },
    letters: { letter: ['b', 'b van Bernard'] },
  },
}

/** What is said in a region alone, by the tag of its variant and the rule: after what is said everywhere. */
export const regionalExamples: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'en-GB': { time: ['half seven'] },
  'en-IE': { time: ['half seven'] },
  'en-US': { time: ['ten after seven'] },
  'en-CA': { time: ['ten after seven'] },
  'fr-BE': {
    nombre: ['septante et un', 'nonante-neuf'],
    ordinal: ['septantième'],
    heure: ['trois heures moins quart'],
  },
  'fr-CH': {
    nombre: ['septante et un', 'huitante-trois', 'nonante-neuf'],
    ordinal: ['huitantième'],
    heure: ['trois heures moins quart'],
  },
  'fr-CA': { heure: ['trois heures moins quart'] },
  'de-AT': { datum: ['erster Jänner'], uhrzeit: ['viertel drei', 'dreiviertel drei'] },
  'de-CH': { uhrzeit: ['viertel ab drei'] },
  'es-MX': { hora: ['un cuarto para las tres'] },
  'es-US': { hora: ['un cuarto para las tres'] },
  'es-CO': { hora: ['un cuarto para las tres'] },
  'es-CL': { hora: ['un cuarto para las tres'] },
  'nl-BE': { tijd: ["drie uur 's namiddags", 'tien uur in de voormiddag'] },
}
