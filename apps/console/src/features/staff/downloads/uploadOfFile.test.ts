import type { Upload } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { fingerprintOf, uploadOfFile } from './uploadOfFile.js'

const file = { name: 'studio.zip', size: 8, lastModified: 5 }
const unfinished: Upload = {
  id: 2,
  kind: 'file',
  project: { id: 7, title: 'Lamp' },
  name: 'studio-6.2.0.zip',
  size: 8,
  offset: 6,
  fingerprint: '5 studio.zip',
  url: '/api/v3/uploads/2',
  created_at: '2026-11-22T08:30:00.000Z',
  expires_at: '2026-11-23T08:30:00.000Z',
}

it('identifies a file by name and last change, within the length of a fingerprint', () => {
  expect(fingerprintOf(file)).toBe('5 studio.zip')
  expect(fingerprintOf({ ...file, name: 'n'.repeat(300) })).toBe(`5 ${'n'.repeat(198)}`)
})

it('finds the upload that waits for a file, whatever name it was given', () => {
  expect(
    uploadOfFile(file, 'file', [{ ...unfinished, id: 3, fingerprint: '4 studio.zip' }, unfinished], []),
  ).toBe(unfinished)
})

it.each([
  ['of another version', { ...file, lastModified: 6 }, 'file', [unfinished], []],
  ['of another size', { ...file, size: 9 }, 'file', [unfinished], []],
  ['of a package', file, 'package', [unfinished], []],
  ['on its way from here', file, 'file', [unfinished], [{ id: 2 }]],
  ['that waits in two projects', file, 'file', [unfinished, { ...unfinished, id: 3 }], []],
] as const)('asks about a file %s', (_, given, kind, uploads, transfers) =>
  expect(uploadOfFile(given, kind, uploads, transfers)).toBeUndefined(),
)
