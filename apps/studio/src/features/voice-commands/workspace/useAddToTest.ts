import { ApiError, getUnitTest, type VoiceCommandModel } from '@saywright/api/contract'
import {
  useClient,
  useCreateUnitTest,
  useSaveAudioFile,
  useSaveUnitTest,
  useUploadAudioFile,
} from '@saywright/api/react'
import { useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { freeName } from '../../../parts/audio-files/freeName.js'
import { testHref } from '../../../parts/unit-tests/testHref.js'
import { type TestAddition, withRecording } from '../model/unit-test/testAddition.js'
import type { TestActions } from '../model/workspace/VoiceCommandWorkspace.js'
import { addedMessages } from './addedMessages.js'

/** Names that are tried before the server's word for the last one is told. */
const maxNames = 20

/** A recording that arrived in the project. */
type Arrived = { readonly id: number; readonly name: string; readonly said: string }

/** Adds recordings to unit tests of a model: first to the project, which has each once however often that is tried. */
export function useAddToTest(
  projectId: number,
  { id: modelId, settings }: Pick<VoiceCommandModel, 'id' | 'settings'>,
  takenNames: readonly string[],
): TestActions['addToTest'] {
  const t = useMessages(addedMessages)
  const client = useClient()
  const { notices } = useShell()
  const navigate = useNavigate()
  const failure = useApiFailure()
  const upload = useUploadAudioFile()
  const transcribe = useSaveAudioFile()
  const create = useCreateUnitTest()
  const save = useSaveUnitTest()
  const arrived = useRef(new WeakMap<File, Arrived>())
  const ofProject = { id: projectId }
  const isFailureShown = true

  async function uploadUnderFreeName({ recording, name, said }: TestAddition) {
    const taken = [...takenNames]
    for (let tries = 1; ; tries++) {
      const free = freeName(name, taken)
      const body = { name: free, file: recording.file, ...(said !== '' && { transcription: said }) }
      try {
        return await upload({ params: ofProject, body, isFailureShown })
      } catch (thrown) {
        const isNameTaken = thrown instanceof ApiError && thrown.code === 'already_exists'
        if (!isNameTaken || tries === maxNames) throw thrown
        taken.push(free)
      }
    }
  }

  async function bringToProject(addition: TestAddition): Promise<Arrived> {
    const { recording, said } = addition
    const { file, kept } = recording
    if (kept) return { ...kept, said: kept.sentence }
    const known = arrived.current.get(file)
    if (known?.said === said) return known
    if (known) {
      const params = { ...ofProject, audioId: known.id }
      await transcribe({ params, body: { transcription: said || null }, isFailureShown })
    }
    const { id, name } = known ?? (await uploadUnderFreeName(addition))
    const now = { id, name, said }
    arrived.current.set(file, now)
    return now
  }

  async function putIn({ test, expectation }: TestAddition, audio_id: number) {
    const expected = { audio_id, expectation, meaning: null }
    if (typeof test !== 'number') {
      const form = { name: test.name, description: '', confidence_threshold: settings.THRESHOLD, slots: [] }
      const body = { ...form, model_id: modelId, audio_files: [audio_id], expectations: [expected] }
      return create({ params: ofProject, body, isFailureShown })
    }
    const params = { ...ofProject, testId: test }
    const before = await client.send(getUnitTest, { params, isFailureShown })
    await save({ params, body: withRecording(before, expected), isFailureShown })
    return before
  }

  return async (addition) => {
    try {
      const { id: audioId, name } = await bringToProject(addition)
      const { id: testId, name: test } = await putIn(addition, audioId)
      const open = () => void navigate(testHref(projectId, { model_id: modelId, id: testId }))
      notices.show({
        ...{ cause: 'unit-test', tone: 'success', text: t('added', { name, test }) },
        action: { label: t('open'), onPress: open },
      })
      return undefined
    } catch (thrown) {
      return failure(thrown, ['name'])
    }
  }
}
