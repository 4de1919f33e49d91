import type { Locale } from './locales.js'
import type { Refusal } from './refusalReasons.js'

/** Why a recording was refused, for people: its name, what happened, and what to do. */
interface RefusalMessage {
  readonly title: string
  readonly sentence: string
  readonly advice: string
}

const words: Readonly<Record<Locale, Readonly<Record<Refusal, RefusalMessage>>>> = {
  'en-US': {
    no_speech: {
      title: 'No speech',
      sentence: 'There is no voice in this recording, so nothing was compared with the grammar.',
      advice: 'Come closer to the microphone and record again.',
    },
    no_sentence: {
      title: 'No sentence fits',
      sentence: 'What was said is no sentence of the grammar.',
      advice: 'Say one of its sentences, or add this one to the grammar.',
    },
    below_threshold: {
      title: 'Below the threshold',
      sentence: 'Heard “{{sentence}}” at {{confidence}}, below {{threshold}}.',
      advice: 'Something else was said, or it was not clear enough. Say it again, closer to the microphone.',
    },
    too_short: {
      title: 'Too short',
      sentence: 'There is less voice in this recording than a sentence of the grammar takes.',
      advice: 'Say a whole sentence, and stop recording after it.',
    },
    clipped: {
      title: 'Clipped',
      sentence: 'The recording is too loud: its peaks are cut.',
      advice: 'Lower the input level, or hold the microphone farther away.',
    },
    cut_off: {
      title: 'Cut off',
      sentence: 'The voice is already there when the recording begins, or goes on when it ends.',
      advice: 'Begin to speak after the recording has started, and stop it after the last word.',
    },
  },
  'fr-FR': {
    no_speech: {
      title: 'Pas de parole',
      sentence: 'Il n’y a aucune voix dans cet enregistrement\u00a0: rien n’a été comparé à la grammaire.',
      advice: 'Approchez-vous du micro et recommencez.',
    },
    no_sentence: {
      title: 'Aucune phrase ne convient',
      sentence: 'Ce qui a été dit n’est pas une phrase de la grammaire.',
      advice: 'Dites une de ses phrases, ou ajoutez celle-ci à la grammaire.',
    },
    below_threshold: {
      title: 'Sous le seuil',
      sentence: 'Entendu\u00a0: «\u00a0{{sentence}}\u00a0» à {{confidence}}, sous {{threshold}}.',
      advice: 'Autre chose a été dit, ou ce n’était pas assez clair. Redites-le plus près du micro.',
    },
    too_short: {
      title: 'Trop court',
      sentence:
        'Il y a moins de voix dans cet enregistrement qu’il n’en faut pour une phrase de la grammaire.',
      advice: 'Dites une phrase entière, puis arrêtez l’enregistrement.',
    },
    clipped: {
      title: 'Saturé',
      sentence: 'L’enregistrement est trop fort\u00a0: ses crêtes sont coupées.',
      advice: 'Baissez le niveau d’entrée, ou éloignez le micro.',
    },
    cut_off: {
      title: 'Coupé',
      sentence: 'La voix est déjà là au début de l’enregistrement, ou continue à sa fin.',
      advice: 'Parlez une fois l’enregistrement commencé, et arrêtez-le après le dernier mot.',
    },
  },
}

/** The name of a refusal. */
export const refusalTitle = (refusal: Refusal, locale: Locale): string => words[locale][refusal].title

/** The recording of a refusal. */
export interface RefusedRecording {
  readonly refusal: Refusal
  /** The best sentence that was recognized. */
  readonly sentence?: string | undefined
  /** Of that sentence, from 0 to 10,000. */
  readonly confidence?: number | undefined
  /** Least confidence of a sentence that is taken, from 0 to 10,000. */
  readonly threshold: number
}

/** The name of a refusal, its sentence and what to do about it, with numbers as the language writes them. */
export function refusalWords(
  { refusal, sentence = '', confidence = 0, threshold }: RefusedRecording,
  locale: Locale,
): RefusalMessage {
  const numbers = new Intl.NumberFormat(locale)
  const values: Readonly<Record<string, string>> = {
    sentence,
    confidence: numbers.format(confidence),
    threshold: numbers.format(threshold),
  }
  const said = words[locale][refusal]
  return {
    ...said,
    sentence: said.sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
  }
}

/** The result of a recording in a unit test: the fields that say whether and why it was refused. */
interface JudgedRecording {
  readonly refusal: Refusal | null
  readonly result: string | null
  readonly confidence: number | null
}

/** Why a recording of a unit test is rejected with a threshold; `undefined` when nothing was stored about it. */
export function refusedResult(
  { refusal, result, confidence }: JudgedRecording,
  threshold: number,
): RefusedRecording | undefined {
  if (result === null || confidence === null) return refusal ? { refusal, threshold } : undefined
  return { refusal: refusal ?? 'below_threshold', sentence: result, confidence, threshold }
}
