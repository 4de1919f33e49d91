import {
  type AudioAsset,
  toApiError,
  type WakeWordModel,
  type WakeWordSpotting,
} from '@saywright/api/contract'
import { useSpotInAudioFile, useSpotInRecording } from '@saywright/api/react'
import { useEffect, useRef, useState } from 'react'
import type { FilesRun } from './FilesRun.js'
import { emptyTrail, withRecording } from './ScoreTrail.js'
import { type SpotProblem, spotProblemOf } from './WakeListening.js'
import { holdsWord } from './wakeFacts.js'

export type FilesRunControl = {
  readonly run: FilesRun
  readonly start: (recordings: readonly AudioAsset[]) => void
  /** Searches a WAV file that is not in the project. */
  readonly spotFile: (file: File) => void
  readonly stop: () => void
}

const nothing: FilesRun = {
  ...{ status: 'ready', total: 0, done: 0, trail: emptyTrail, recordings: [], unread: [] },
}

/** Problems of one recording: the others are searched all the same. */
const ofOneRecording: ReadonlySet<SpotProblem> = new Set(['unreadable', 'tooLong'])

type Searched = Pick<AudioAsset, 'id' | 'name' | 'transcription'>

/** Searches recordings for the saved words of a model. */
export function useFilesRun(projectId: number, model: WakeWordModel): FilesRunControl {
  const spotInAudioFile = useSpotInAudioFile()
  const spotInRecording = useSpotInRecording()
  const [run, setRun] = useState(nothing)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  const words = model.positive_words.map(({ text }) => text)
  const params = { id: projectId, modelId: model.id }

  const search = async (
    recordings: readonly Searched[],
    spot: (recording: Searched, signal: AbortSignal) => Promise<WakeWordSpotting>,
  ) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    setRun({ ...nothing, status: 'running', total: recordings.length })
    for (const recording of recordings) {
      try {
        const spotting = await spot(recording, signal)
        if (signal.aborted) return
        setRun((before) => withSpotted(before, recording, spotting, words))
      } catch (thrown) {
        if (signal.aborted) return
        const problem = spotProblemOf(toApiError(thrown))
        if (!ofOneRecording.has(problem) || recordings.length === 1)
          return setRun((before) => ({ ...before, status: 'failed', problem }))
        setRun((before) => ({
          ...before,
          done: before.done + 1,
          unread: [...before.unread, recording.name],
        }))
      }
    }
    setRun((before) => ({ ...before, status: 'done' }))
  }
  return {
    run,
    start: (recordings) =>
      void search(recordings, ({ id }, signal) =>
        spotInAudioFile({ params: { ...params, audioId: id }, quiet: true, isFailureShown: true, signal }),
      ),
    spotFile: (file) =>
      void search([{ id: 0, name: file.name, transcription: null }], (_, signal) =>
        spotInRecording({ params, body: file, quiet: true, isFailureShown: true, signal }),
      ),
    stop: () => {
      current.current?.abort()
      setRun((before) => (before.status === 'running' ? { ...before, status: 'stopped' } : before))
    },
  }
}

function withSpotted(
  run: FilesRun,
  { id, name, transcription }: Searched,
  spotting: WakeWordSpotting,
  words: readonly string[],
): FilesRun {
  const holds = holdsWord(transcription, words)
  const scores = spotting.heard.filter(({ role }) => role === 'wake').map(({ score }) => score)
  return {
    ...run,
    done: run.done + 1,
    trail: withRecording(run.trail, name, spotting, holds === false),
    recordings: [
      ...run.recordings,
      { id, name, milliseconds: spotting.duration_ms, holdsWord: holds, scores },
    ],
  }
}
