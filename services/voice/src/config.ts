import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { limits } from '@saywright/api/contract'
import { createSettingsReader, type Environment, StartFailure } from '@saywright/http'
import { type ReadSetting, settings } from './settings.js'

export interface Config {
  readonly host: string
  /** 0 takes a free port. */
  readonly port: number
  readonly token: string
  /** Program and arguments of the espeak process. */
  readonly espeak: readonly [string, ...string[]]
  /** Folder of the lingware of Pico. */
  readonly lingware: string
  /** Decoder threads a language. */
  readonly threads: number
  readonly timeoutMilliseconds: number
  /** Whether to stop when standard input is closed: the parent process is gone. */
  readonly hasParent: boolean
  readonly logLevel: string
}

const shortestToken = 16

/**
 * Reads the configuration from the environment.
 *
 * @throws StartFailure with one sentence when a variable is missing or wrong.
 */
export function readConfig(environment: Environment): Config {
  const value = createSettingsReader(environment, settings)
  return {
    host: value('VOICE_HOST') ?? '127.0.0.1',
    port: wholeNumber(value, 'VOICE_PORT', limits.voiceProxyPort, 0, 65_535),
    token: tokenOf(value),
    espeak: espeakCommand(value('VOICE_ESPEAK')),
    // The same distance from the source and from the build.
    lingware: value('VOICE_PICO') ?? fileURLToPath(new URL('../data/pico/', import.meta.url)),
    threads: wholeNumber(value, 'VOICE_THREADS', Math.max(1, Math.min(2, availableParallelism() - 1)), 1, 64),
    timeoutMilliseconds: wholeNumber(value, 'VOICE_TIMEOUT_MS', 15_000, 100, 600_000),
    hasParent: value('VOICE_PARENT') === '1',
    logLevel: value('VOICE_LOG_LEVEL') ?? 'info',
  }
}

function tokenOf(value: ReadSetting): string {
  const token = value('VOICE_TOKEN') ?? ''
  if (token.length >= shortestToken) return token
  throw new StartFailure(
    `VOICE_TOKEN, or the file that VOICE_TOKEN_FILE names, must hold a token of ${shortestToken} characters or more.`,
  )
}

/** The built process beside the built service; its source beside the source, under tsx. */
function espeakCommand(file: string | undefined): readonly [string, ...string[]] {
  const isSource = import.meta.url.endsWith('.ts')
  const path =
    file ||
    fileURLToPath(new URL(`../../voice-espeak/${isSource ? 'src/main.ts' : 'dist/main.js'}`, import.meta.url))
  const loader = path.endsWith('.ts')
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : []
  return [process.execPath, ...loader, path]
}

function wholeNumber(
  value: ReadSetting,
  name: Parameters<ReadSetting>[0],
  otherwise: number,
  low: number,
  high: number,
): number {
  const text = value(name)
  if (text === undefined) return otherwise
  const number = Number(text)
  if (Number.isInteger(number) && number >= low && number <= high) return number
  throw new StartFailure(`${name} must be a whole number from ${low} to ${high}; it is "${text}".`)
}
