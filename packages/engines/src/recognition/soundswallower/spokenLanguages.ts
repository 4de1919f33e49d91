import { heardLanguages, hearingOf } from '@saywright/api/catalogue'
import type { VoiceEngine } from '@saywright/api/contract'
import { scoringVersionOf } from './confidence.js'
import { type Model, models } from './models.js'

type Language = VoiceEngine['languages'][number]

/** Every language that is heard: by a model of its own, or by that of another one. */
export const spokenLanguages: readonly Language[] = heardLanguages.map((lang) => ({
  ...{ lang, ...qualityOf(lang) },
  scoring_version: scoringVersionOf(lang),
}))

/** The model by which a language is heard. */
export function modelOf(lang: string): Model | undefined {
  const hearing = hearingOf(lang)
  return hearing && models[hearing.model]
}

export const isBorrowed = (lang: string) => hearingOf(lang)?.isBorrowed === true

function qualityOf(lang: string): Pick<Language, 'quality' | 'reason' | 'borrowed_from'> {
  if (lang === 'en-US') return { quality: 'good' }
  // Its model knows nothing above 3.7 kHz.
  if (lang === 'fr-FR') return { quality: 'basic' }
  const hearing = hearingOf(lang)
  const reason = hearing?.isTestedOnPeople ? {} : ({ reason: 'untested_on_people' } as const)
  return hearing?.isBorrowed
    ? { quality: 'borrowed', borrowed_from: hearing.model, ...reason }
    : { quality: 'basic', ...reason }
}
