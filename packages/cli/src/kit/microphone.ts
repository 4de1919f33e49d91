import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CommandFailure } from '../CommandFailure.js'
import type { Terminal } from '../Terminal.js'

type Recorder = readonly [program: string, ...args: string[]]

/** Programs that record the microphone as 16-bit samples at 16 kHz; the first installed one is used. */
const recorders: readonly Recorder[] = [
  ['arecord', '-q', '-t', 'raw', '-f', 'S16_LE', '-r', '16000', '-c', '1'],
  ['rec', '-q', '-t', 'raw', '-b', '16', '-e', 'signed-integer', '-L', '-r', '16000', '-c', '1', '-'],
  [
    'ffmpeg',
    '-loglevel',
    'error',
    ...microphoneOf(process.platform),
    '-f',
    's16le',
    '-ar',
    '16000',
    '-ac',
    '1',
    '-',
  ],
]

function microphoneOf(platform: string): string[] {
  if (platform === 'darwin') return ['-f', 'avfoundation', '-i', ':0']
  if (platform === 'win32') return ['-f', 'dshow', '-i', 'audio=default']
  return ['-f', 'alsa', '-i', 'default']
}

/**
 * Yields the sound of the microphone in chunks until the recorder ends.
 *
 * @throws CommandFailure when no recorder is installed, or recording fails.
 */
export async function* microphone({ environment }: Terminal): AsyncGenerator<Int16Array> {
  const folders = (environment.PATH ?? '').split(delimiter)
  const found = recorders.find(([program]) => folders.some((folder) => isProgram(join(folder, program))))
  if (!found)
    throw new CommandFailure('run.noRecorder', { programs: recorders.map(([name]) => name).join(', ') })
  const [program, ...args] = found
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...environment } })
  const ended = new Promise<number | null>((resolve) =>
    child.on('close', resolve).on('error', () => resolve(1)),
  )
  let isHeard = false
  let odd: Buffer = Buffer.alloc(0)
  try {
    for await (const piece of child.stdout) {
      const bytes = Buffer.concat([odd, piece as Buffer])
      const samples = new Int16Array(bytes.length >> 1)
      for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * 2)
      odd = bytes.subarray(samples.length * 2)
      isHeard = true
      if (samples.length > 0) yield samples
    }
  } finally {
    child.kill()
  }
  if ((await ended) !== 0 && !isHeard) throw new CommandFailure('run.recorderFailed', { program })
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
