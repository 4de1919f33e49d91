import { nothingChosen, type TechnologyChoice } from '../technologies/choice.js'
import type { Deal } from './deal.js'

/** The examples that the reference documentation shows. */
export const exampleChoice = {
  ...nothingChosen,
  tech_voice_strict_commands: true,
  tech_voice_synthesis: true,
  languages_wake_word: [],
  languages_voice_strict_commands: ['French - France', 'German - Germany'],
  languages_voice_intent_commands: [],
  languages_voice_synthesis: ['French - France'],
  languages_voice_dictation: [],
} satisfies TechnologyChoice

export const exampleDeal: Deal = {
  deal_id: 18,
  title: 'Kitchen lamp',
  status: 'waiting',
  kind: 'technologies',
  upsell: true,
  ...exampleChoice,
  diff_tech_wake_word: false,
  diff_tech_voice_strict_commands: false,
  diff_tech_intent_based_commands: false,
  diff_tech_voice_authentication: false,
  diff_tech_voice_synthesis: true,
  diff_tech_voice_dictation: false,
  diff_tech_speech_enhancement: false,
  diff_languages_wake_word: [],
  diff_languages_voice_strict_commands: ['German - Germany'],
  diff_languages_voice_intent_commands: [],
  diff_languages_voice_synthesis: ['French - France'],
  diff_languages_voice_dictation: [],
  before_languages_wake_word: [],
  before_languages_voice_strict_commands: ['French - France'],
  before_languages_voice_intent_commands: [],
  before_languages_voice_synthesis: [],
  before_languages_voice_dictation: [],
  created_at: '2026-11-22T08:30:00.000Z',
  updated_at: '2026-11-22T08:30:00.000Z',
}
