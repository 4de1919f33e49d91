import { label, useCases } from '@saywright/api/catalogue'
import { type UseCaseFlag, useCaseOf } from '@saywright/api/contract'
import type { Category } from '@saywright/ui'
import type { Locale } from '@saywright/ui/i18n'
import {
  AudioWaveform,
  Captions,
  Ear,
  FingerprintPattern,
  type LucideIcon,
  Route,
  Speech,
  SquareTerminal,
} from 'lucide-react'

type Looks = { readonly icon: LucideIcon; readonly hue: Category }

/** Icon and hue of each use case; the hue is that of its bar in a glyph of seven. */
export const useCaseLooks: Readonly<Record<UseCaseFlag, Looks>> = {
  tech_wake_word: { icon: Ear, hue: 'category1' },
  tech_voice_strict_commands: { icon: SquareTerminal, hue: 'category2' },
  tech_intent_based_commands: { icon: Route, hue: 'category3' },
  tech_voice_authentication: { icon: FingerprintPattern, hue: 'category4' },
  tech_voice_synthesis: { icon: Speech, hue: 'category5' },
  tech_voice_dictation: { icon: Captions, hue: 'category6' },
  tech_speech_enhancement: { icon: AudioWaveform, hue: 'category7' },
}

/** Name of a use case in a language. */
export function nameOfUseCase(flag: UseCaseFlag, locale: Locale): string {
  const option = useCases.find(({ code }) => code === useCaseOf[flag].code)
  return option ? label(option, locale) : ''
}
