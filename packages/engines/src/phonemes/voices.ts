import type { SynthesisVoice, VoiceFilters } from '@saywright/api/contract'

/** A voice of the list, with the engine that has it. */
export interface Voice extends SynthesisVoice {
  readonly engine: 'pico' | 'flite' | 'espeak'
  /** What its engine calls it, where that has several in a language. */
  readonly engineVoice?: string
}

// Pico has one voice a language, a woman's.
const ofPico: readonly Voice[] = (
  [
    ['en-US', 'Grace'],
    ['en-GB', 'Alice'],
    ['fr-FR', 'Hélène'],
    ['de-DE', 'Greta'],
    ['it-IT', 'Chiara'],
    ['es-ES', 'Elena'],
  ] as const
).map(([locale, name]) => ({
  ...{ voice_id: `${locale}-pro-female`, name, language: locale.slice(0, 2), locale },
  ...{ gender: 'female', footprint: 'embedded-pro', quality: 'fair', engine: 'pico' },
}))

// English only. `kal16` is of diphones and sounds like a machine; `awb` is a Scot who says words as Americans do.
const ofFlite: readonly Voice[] = (
  [
    ['en-US', 'Stella', 'female', 'high', 'fair', 'slt'],
    ['en-US', 'Russell', 'male', 'high', 'fair', 'rms'],
    ['en-US', 'Caleb', 'male', 'pro', 'basic', 'kal16'],
    ['en-GB', 'Angus', 'male', 'high', 'fair', 'awb'],
  ] as const
).map(([locale, name, gender, size, quality, engineVoice]) => ({
  ...{ voice_id: `${locale}-${size}-${gender}`, name, language: 'en', locale, gender },
  ...{ footprint: `embedded-${size}`, quality, engine: 'flite', engineVoice },
}))

// The six languages of the demonstrations. Variants of espeak-ng change the pitch and the formants of its own voice.
const spoken = [
  { locale: 'en-US', espeak: 'gmw/en-US', male: 'Noah', female: 'Ruth' },
  { locale: 'fr-FR', espeak: 'roa/fr', male: 'Étienne', female: 'Camille' },
  { locale: 'nl-NL', espeak: 'gmw/nl', male: 'Daan', female: 'Sanne' },
  { locale: 'de-DE', espeak: 'gmw/de', male: 'Jonas', female: 'Hanna' },
  { locale: 'it-IT', espeak: 'roa/it', male: 'Luca', female: 'Giulia' },
  { locale: 'es-ES', espeak: 'roa/es', male: 'Mateo', female: 'Lucía' },
] as const
const variants = { male: '', female: '+f3' } as const

const ofEspeak: readonly Voice[] = spoken.flatMap(({ locale, espeak, ...names }) =>
  (['female', 'male'] as const).map((gender) => ({
    voice_id: `${locale}-compact-${gender}`,
    name: names[gender],
    language: locale.slice(0, 2),
    locale,
    gender,
    footprint: 'embedded-compact',
    quality: 'basic',
    engine: 'espeak',
    engineVoice: espeak + variants[gender],
  })),
)

// Of a language the default voice comes first.
const voices = [...ofPico, ...ofFlite, ...ofEspeak]

/** The voices that every filter takes. Of a language and a locale the letters count, not their case. */
export function voicesOf(filters: VoiceFilters = {}): Voice[] {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined)
  return voices.filter((voice) =>
    asked.every(([name, value]) => voice[name as keyof VoiceFilters].toLowerCase() === value.toLowerCase()),
  )
}

export const findVoice = (id: string): Voice | undefined => voices.find(({ voice_id }) => voice_id === id)
