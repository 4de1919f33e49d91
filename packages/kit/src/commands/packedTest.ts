import type { ExportTests } from '@saywright/api/contract'
import type { Files } from '../archive/addFile.js'
import type { PackedTest } from '../types.js'

type ExportedTest = ExportTests['unit_tests'][number]

/** A unit test of an export, with its recordings where they were packed. */
export const packedTest = (
  { name, description, confidence_threshold: threshold, slots, recordings }: ExportedTest,
  files: Files,
): PackedTest => ({
  ...{ name, description, threshold, slots },
  recordings: recordings.map(({ name, expected, expectation = 'sentence', meaning, path }) => {
    const bytes = path === undefined ? undefined : files.get(path)
    return { name, expected, expectation, ...(meaning && { meaning }), ...(bytes && { bytes }) }
  }),
})
