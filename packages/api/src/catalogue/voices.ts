import type { Option } from './option.js'

/** Sizes of a synthesis voice. */
export const voiceFootprints = [
  { code: 'embedded-compact', 'en-US': 'embedded-compact', 'fr-FR': 'embedded-compact' },
  { code: 'embedded-pro', 'en-US': 'embedded-pro', 'fr-FR': 'embedded-pro' },
  { code: 'embedded-high', 'en-US': 'embedded-high', 'fr-FR': 'embedded-high' },
  { code: 'embedded-premium', 'en-US': 'embedded-premium', 'fr-FR': 'embedded-premium' },
  { code: 'neural-tts-x86', 'en-US': 'neural-tts-x86', 'fr-FR': 'neural-tts-x86' },
  { code: 'premium-high', 'en-US': 'premium-high', 'fr-FR': 'premium-high' },
] as const satisfies readonly Option[]
