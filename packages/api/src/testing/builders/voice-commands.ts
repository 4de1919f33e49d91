import {
  defaultRecognizerSettings,
  type VoiceCommandModel,
  type VoiceCommandModelSummary,
} from '../../contract/voice-commands/model.js'
import type { Hypothesis, Recognition } from '../../contract/voice-commands/recognition.js'
import type { ModelTemplate } from '../../contract/voice-commands/template.js'
import type {
  VoiceCommandVersion,
  VoiceCommandVersionSummary,
} from '../../contract/voice-commands/version.js'
import { aPerson } from './members.js'
import { earlier, longAgo } from './times.js'

export const aVoiceCommandModelSummary = (
  changes: Partial<VoiceCommandModelSummary> = {},
): VoiceCommandModelSummary => ({
  id: 11,
  name: 'Lamps',
  language: 'eng-US',
  revision: 3,
  created_at: longAgo,
  updated_at: earlier,
  ...changes,
})

export const aVoiceCommandModel = (changes: Partial<VoiceCommandModel> = {}): VoiceCommandModel => ({
  ...aVoiceCommandModelSummary(),
  grammar:
    '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n\n<main>: switch (on | off) the <room> lamp;\n<room>: kitchen | hall;\n',
  settings: defaultRecognizerSettings,
  slots: [],
  suite: [],
  ...changes,
})

export const aModelTemplate = (changes: Partial<ModelTemplate> = {}): ModelTemplate => ({
  id: 'warehouse',
  grammar:
    '#BNF+EM V2.1;\n!grammar Warehouse;\n!start <pick>;\n!slot <item>;\n<pick>: !tag(PICK, pick) <item>;\n',
  intents: ['PICK'],
  slots: ['item'],
  suite: [{ sentence: 'pick wood screws', expect: 'accept', intent: 'PICK' }],
  unit_tests: [{ name: 'Quiet aisle', description: 'Without noise.', recordings: 17 }],
  ...changes,
})

export const aHypothesis = (changes: Partial<Hypothesis> = {}): Hypothesis => ({
  text: 'switch on the kitchen lamp',
  confidence: 7420,
  intent: null,
  entities: [],
  slots: {},
  words: [
    { text: 'switch', start_ms: 210, end_ms: 560, score: 0.97 },
    { text: 'on', start_ms: 560, end_ms: 720, score: 0.99 },
    { text: 'the', start_ms: 720, end_ms: 810, score: 0.91 },
    { text: 'kitchen', start_ms: 810, end_ms: 1240, score: 0.98 },
    { text: 'lamp', start_ms: 1240, end_ms: 1640, score: 0.96 },
  ],
  ...changes,
})

export const aRecognition = (changes: Partial<Recognition> = {}): Recognition => ({
  rejected: false,
  hypotheses: [aHypothesis()],
  threshold: defaultRecognizerSettings.THRESHOLD,
  single_hypothesis: true,
  tags: [],
  ...changes,
})

export const aVoiceCommandVersionSummary = (
  changes: Partial<VoiceCommandVersionSummary> = {},
): VoiceCommandVersionSummary => ({
  id: changes.revision ?? 3,
  revision: 3,
  author: aPerson(),
  label: null,
  restored_from: null,
  lines: 6,
  slots: 0,
  values: 0,
  tests: 0,
  created_at: earlier,
  ...changes,
})

export const aVoiceCommandVersion = (changes: Partial<VoiceCommandVersion> = {}): VoiceCommandVersion => {
  const { language, grammar, settings, slots: dynamic_slots, suite } = aVoiceCommandModel()
  const own = { language, grammar, settings, dynamic_slots, suite }
  return { ...aVoiceCommandVersionSummary(), ...own, ...changes }
}
