import { technologies } from '@saywright/api/catalogue'

const codes: readonly string[] = [
  'asr',
  'wake-word',
  'tts',
  'voice-biometrics',
  'free-speech',
  'speech_enhancement',
]

/** The technologies that files have. */
export const fileTechnologies = technologies.filter(({ code }) => codes.includes(code))
