import {
  createUnitTest,
  deleteUnitTest,
  getUnitTest,
  getUnitTestRun,
  listTestVoices,
  listUnitTestRuns,
  listUnitTests,
  makeTestAudio,
  saveUnitTest,
  startUnitTestRun,
} from '../contract/unit-tests/calls.js'
import type { TestedType } from '../contract/unit-tests/testedModel.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

const tests = 'v3/projects/{id}/unit-tests'
const tasks = 'v3/projects/{id}/tasks'

/** The unit tests of all models of a project with their last run, newest first. */
export const useUnitTests = (projectId: number | undefined) =>
  useWholeList(listUnitTests, projectId === undefined ? undefined : { params: { id: projectId } })

export const useUnitTest = (projectId: number, testId: number | undefined) =>
  useRead(getUnitTest, testId === undefined ? undefined : { params: { id: projectId, testId } })

/** The runs of a test, newest first. */
export const useUnitTestRuns = (projectId: number, testId: number | undefined) =>
  useWholeList(listUnitTestRuns, testId === undefined ? undefined : { params: { id: projectId, testId } })

/** A run with its results; the previous one is shown until it is loaded. */
export const useUnitTestRun = (projectId: number, testId: number | undefined, runId: number | undefined) =>
  useRead(
    getUnitTestRun,
    testId === undefined || runId === undefined ? undefined : { params: { id: projectId, testId, runId } },
    { isKept: true },
  )

/** The voices that can speak sentences of a language that is delivered for a kind of models. */
export const useTestVoices = (
  projectId: number,
  language: string | undefined,
  model_type: TestedType = 'voice_commands',
) =>
  useRead(
    listTestVoices,
    language === undefined ? undefined : { params: { id: projectId }, query: { language, model_type } },
  )

export const useCreateUnitTest = () => useAction(createUnitTest, [tests])
export const useSaveUnitTest = () => useAction(saveUnitTest, [tests])
export const useDeleteUnitTest = () => useAction(deleteUnitTest, [tests, tasks])
export const useStartUnitTestRun = () => useAction(startUnitTestRun, [tests, tasks])
export const useMakeTestAudio = () => useAction(makeTestAudio, [tasks])
