import { aGeneration, aVoiceCommandModel } from '@saywright/api/testing'
import type { ChangesOf } from '@saywright/shell/components'
import { fn } from 'storybook/test'
import type { HelperView, VoiceCommandWorkspace } from '../model/workspace/VoiceCommandWorkspace.js'
import { pickingGrammar, pickingSlots } from './picking.js'

export type WorkspaceChanges = ChangesOf<VoiceCommandWorkspace>

const picking = aVoiceCommandModel({ name: 'picking-en', grammar: pickingGrammar, slots: pickingSlots })

const aHelper = (changes: Partial<HelperView>): HelperView => ({
  ...{ generation: aGeneration(), languages: ['eng-US'], state: { status: 'idle' } },
  ...changes,
})

/** The model of a warehouse, saved and with nothing tried yet. @param changes overrides, by group. */
export function aWorkspace({ state = {}, actions = {} }: WorkspaceChanges = {}): VoiceCommandWorkspace {
  const model = { ...picking, ...state.document?.model }
  return {
    state: {
      document: {
        ...{
          grammar: model.grammar,
          slots: model.slots,
          suite: model.suite,
          library: undefined,
          history: undefined,
        },
        ...{ restored: undefined, isNewer: false, isGone: false, isPutAside: false },
        shared: { api: 'https://studio.example.com/api', projectId: 7, modelId: 11, ...model },
        ...state.document,
        model,
      },
      saving: { state: 'saved', conflict: undefined, breaking: undefined, ...state.saving },
      test: {
        tests: { speak: { status: 'ready' }, file: { status: 'ready' } },
        ...{ recordings: undefined, unitTests: undefined, isLive: false, remeasure: undefined },
        ...state.test,
      },
      speech: { isOffline: false, ...state.speech },
      helper: state.helper && aHelper(state.helper),
      navigation: {
        ...{ tab: 'grammar', hrefOf: undefined, openAt: undefined, modelHrefOf: () => undefined },
        ...{ versionsHref: '/versions', unitTestsHref: '/tests' },
        ...state.navigation,
      },
    },
    actions: {
      document: {
        ...{ write: fn(), writeSlots: fn(), writeSuite: fn(), keepHistory: fn() },
        ...{ discard: fn(), bringBack: fn(), forgetAside: fn() },
        ...actions.document,
      },
      saving: {
        ...{ save: fn(async () => true), saveSettings: fn(async () => 'saved' as const) },
        ...{ keepMine: fn(), takeTheirs: fn(), merge: fn(), cancelConflict: fn() },
        ...{ saveAnyway: fn(), cancelBreaking: fn() },
        ...actions.saving,
      },
      test: {
        ...{ speak: fn(), file: fn(), testKept: fn(), addToTest: fn(async () => undefined) },
        ...{ listen: fn(), noteTried: fn() },
        ...actions.test,
      },
      speech: { onPronounce: fn(async () => []), onSay: fn(async () => new Blob()), ...actions.speech },
      helper: { ask: fn(), reset: fn(), noteUsed: fn(), create: fn(), ...actions.helper },
      navigation: { openTab: fn(), openModel: fn(), ...actions.navigation },
    },
  }
}
