import { someLanguageSounds } from '@saywright/api/testing'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import type { ChangesOf } from '@saywright/shell/components'
import { fn } from 'storybook/test'
import type { FilesRun } from '../model/spotting/FilesRun.js'
import { emptyTrail } from '../model/spotting/ScoreTrail.js'
import { contentOf } from '../model/words/WordsContent.js'
import type { WakeWordWorkspace } from '../model/workspace/WakeWordWorkspace.js'
import { haldenFiles, haldenModel, haldenRating } from './halden.js'

export type WorkspaceChanges = ChangesOf<WakeWordWorkspace>

const notSearched: FilesRun = {
  ...{ status: 'ready', total: 0, done: 0, trail: emptyTrail, recordings: [], unread: [] },
}

/** The model of a warehouse, saved and rated, with nothing listened to yet. @param changes overrides, by group. */
export function aWorkspace({ state = {}, actions = {} }: WorkspaceChanges = {}): WakeWordWorkspace {
  return {
    state: {
      document: {
        content: contentOf(haldenModel),
        ...{ restored: undefined, isNewer: false, isGone: false, isPutAside: false },
        ...state.document,
        model: { ...haldenModel, language: 'eng-US', ...state.document?.model },
      },
      saving: { state: 'saved', conflict: undefined, ...state.saving },
      rating: {
        ...{ answer: haldenRating, isAsking: false, problem: undefined, onAskAgain: fn() },
        ...state.rating,
      },
      spotting: {
        ...{ listening: { status: 'off' }, files: notSearched, recordings: haldenFiles },
        ...state.spotting,
      },
      speech: { sounds: someLanguageSounds(), isOffline: false, ...state.speech },
      navigation: {
        versionsHref: '/versions',
        unitTestsHref: '/tests',
        clashHref: ({ line }) => `/line/${line}`,
        ...state.navigation,
      },
    },
    actions: {
      document: {
        ...{ change: fn(), offerUndo: fn(), discard: fn(), bringBack: fn(), forgetAside: fn() },
        ...actions.document,
      },
      saving: {
        ...{ save: fn(async () => true), keepMine: fn(), takeTheirs: fn(), cancelConflict: fn() },
        ...actions.saving,
      },
      spotting: {
        ...{ startListening: fn(), stopListening: fn(), startFiles: fn(), spotFile: fn(), stopFiles: fn() },
        ...actions.spotting,
      },
      speech: {
        onSay: fn(async () => aWavFile('word.wav', aVoice(3, { seconds: 0.86 }))),
        ...actions.speech,
      },
    },
  }
}
