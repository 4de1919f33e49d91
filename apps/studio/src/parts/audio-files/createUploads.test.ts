import { ApiError } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { createUploads, type UploadsOptions } from './createUploads.js'
import { mayRetry, uploadProblemOf } from './uploadProblem.js'

const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const refused = (code: string) => new ApiError({ kind: 'refused', code })

/** Uploads whose ends the test decides. */
function held(taken: string[] = []) {
  const ends = new Map<string, { done: () => void; fail: (error: unknown) => void }>()
  const send: UploadsOptions['send'] = (_, name, { signal, onProgress }) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      ends.set(name, {
        done: () => {
          onProgress(1)
          taken.push(name)
          resolve()
        },
        fail: reject,
      })
    })
  const uploads = createUploads({ send, takenNames: () => taken })
  const seen = () =>
    uploads
      .getState()
      .uploads.map(
        (upload) => `${upload.name} ${upload.status === 'failed' ? upload.problem : upload.status}`,
      )
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
  return {
    ...uploads,
    seen,
    end: async (name: string, error?: unknown) => {
      const { done, fail } = ends.get(name)!
      if (error) fail(error)
      else done()
      await settled()
    },
  }
}

it('sends two at a time, in their order', async () => {
  const uploads = held()
  uploads.add(files('a', 'b', 'c'))
  expect(uploads.seen()).toEqual(['a sending', 'b sending', 'c waiting'])
  await uploads.end('b')
  expect(uploads.seen()).toEqual(['a sending', 'c sending'])
  await uploads.end('a')
  await uploads.end('c')
  expect(uploads.getState()).toEqual({ uploads: [], arrived: ['b', 'a', 'c'] })
})

it('lets each fail separately, and retries it', async () => {
  const uploads = held()
  uploads.add(files('a', 'b'))
  await uploads.end('a', new ApiError({ kind: 'network' }))
  await uploads.end('b')
  expect(uploads.seen()).toEqual(['a unreachable'])
  uploads.retry(1)
  expect(uploads.seen()).toEqual(['a sending'])
  await uploads.end('a')
  expect(uploads.getState().arrived).toEqual(['b', 'a'])
})

it('forgets the failure of a file that is chosen again', async () => {
  const uploads = held()
  uploads.add(files('a', 'b'))
  await uploads.end('a', new ApiError({ kind: 'network' }))
  await uploads.end('b', new ApiError({ kind: 'network' }))
  uploads.add(files('a'))
  expect(uploads.seen()).toEqual(['b unreachable', 'a sending'])
  await uploads.end('a')
  expect(uploads.seen()).toEqual(['b unreachable'])
  expect(uploads.getState().arrived).toEqual(['a'])
})

it('F-072 does not send a name that is taken, by a recording or by another upload', async () => {
  const uploads = held(['Tom.wav'])
  uploads.add(files('tom.wav', 'ines.wav', 'INES.wav'))
  expect(uploads.seen()).toEqual(['tom.wav taken', 'ines.wav sending', 'INES.wav taken'])
  uploads.retry(1, 'tom (2).wav')
  expect(uploads.seen()[0]).toBe('tom (2).wav sending')
})

it('refuses all that wait once the project is full', async () => {
  const uploads = held()
  uploads.add(files('a', 'b', 'c', 'd'))
  await uploads.end('a', refused('too_much_audio'))
  expect(uploads.seen()).toEqual(['a full', 'b sending', 'c full', 'd full'])
  uploads.retryAll()
  expect(uploads.seen()).toEqual(['a sending', 'b sending', 'c waiting', 'd waiting'])
})

it('cancels one in progress, and starts the next', async () => {
  const uploads = held()
  uploads.add(files('a', 'b', 'c'))
  uploads.remove(1)
  await new Promise<void>((resolve) => setTimeout(resolve))
  expect(uploads.seen()).toEqual(['b sending', 'c sending'])
  uploads.stop()
  await new Promise<void>((resolve) => setTimeout(resolve))
  expect(uploads.getState()).toEqual({ uploads: [], arrived: [] })
})

it('counts all that arrived until new files are added', async () => {
  const uploads = held()
  uploads.add(files('a'))
  await uploads.end('a')
  uploads.add(files('b'))
  await uploads.end('b')
  expect(uploads.getState().arrived).toEqual(['a', 'b'])
  uploads.forgetArrived()
  expect(uploads.getState().arrived).toEqual([])
})

it.each([
  ['already_exists', 'taken', false],
  ['too_much_audio', 'full', true],
  ['too_large', 'tooLarge', false],
  ['unsupported_type', 'unsupportedType', false],
  ['audio_unreadable', 'unreadable', false],
  ['audio_too_long', 'tooLong', false],
  ['internal', 'other', true],
] as const)('%s is %s', (code, problem, again) => {
  expect(uploadProblemOf(refused(code))).toBe(problem)
  expect(mayRetry(problem)).toBe(again)
})
