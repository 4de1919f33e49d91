/** Codes of the technologies that a tag may deliver. */
export const tagTechnologies = [
  'wake-word',
  'asr',
  'nlu',
  'voice-biometrics',
  'tts',
  'free-speech',
  'dictation',
  'speech_enhancement',
] as const
export type TagTechnology = (typeof tagTechnologies)[number]
