import { expect, it } from 'vitest'
import { clientFaults } from './clientFaults.ts'

const directive = "'use client';\n"
const good: Record<string, string> = {
  'dist/signal/index.js': 'export { encodeWav } from "./encodeWav.js";',
  'dist/signal/encodeWav.js': 'import { bytes } from "../bytes.js";',
  'dist/bytes.js': 'export const bytes = 1;',
  'dist/widgets/Recorder/Recorder.js': `${directive}export {};`,
  'dist/capture/useRecorder.js': `${directive}export {};`,
}
const faultsWith = (other: Record<string, string | undefined>) =>
  clientFaults('@saywright/audio', (path) => ({ ...good, ...other })[path])

it('accepts a directive on components and hooks alone', () => {
  expect(faultsWith({})).toEqual([])
})

it('finds a directive on what a pure module imports, and one that is absent', () => {
  expect(faultsWith({ 'dist/bytes.js': directive })).toEqual(["dist/bytes.js is pure and says 'use client'"])
  expect(faultsWith({ 'dist/capture/useRecorder.js': 'export {};' })).toEqual([
    "dist/capture/useRecorder.js does not say 'use client'",
  ])
  expect(faultsWith({ 'dist/signal/encodeWav.js': undefined })).toEqual([
    'dist/signal/encodeWav.js is missing',
  ])
})
