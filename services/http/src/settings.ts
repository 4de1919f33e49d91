import { readFileSync } from 'node:fs'
import { StartFailure } from './startFailure.js'

/** An environment variable that an operator may set. */
export interface Setting {
  readonly name: string
  /** Heading below which the page of settings lists it. */
  readonly area: string
  /** Description in Markdown: effect, unit, range and other required settings. */
  readonly meaning: string
  /** Default in Markdown; absent without a default. */
  readonly fallback?: string
  /** Whether it may be read from the file that `<NAME>_FILE` names, as container platforms mount secrets. @default false */
  readonly isSecret?: true
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads settings by name: trimmed, an empty one counts as absent, a secret also from the file that `<NAME>_FILE` names.
 *
 * @param settings those that may be read.
 * @throws StartFailure when the file of a secret cannot be read, and when both the secret and its file are set.
 */
export function createSettingsReader<Known extends Setting>(
  environment: Environment,
  settings: readonly Known[],
): (name: Known['name']) => string | undefined {
  const secrets = new Set(settings.filter(({ isSecret }) => isSecret).map(({ name }) => name))
  const direct = (name: string) => environment[name]?.trim() || undefined
  return (name) => {
    const value = direct(name)
    const path = secrets.has(name) ? direct(`${name}_FILE`) : undefined
    if (path === undefined) return value
    if (value !== undefined) throw new StartFailure(`Set ${name} or ${name}_FILE, not both.`)
    const secret = readSecret(name, path)
    if (secret) return secret
    throw new StartFailure(`${name}_FILE names an empty file: ${path}.`)
  }
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new StartFailure(`${name}_FILE cannot be read: ${path}.`)
  }
}

/**
 * Rejects variables that resemble settings, such as misspelled ones, which would otherwise be ignored.
 *
 * @param prefixes reserved prefixes of names.
 * @throws StartFailure that names the variable and the closest setting.
 */
export function refuseUnknownSettings(
  environment: Environment,
  settings: readonly Setting[],
  prefixes: readonly string[],
): void {
  const known = new Set(
    settings.flatMap(({ name, isSecret }) => (isSecret ? [name, `${name}_FILE`] : [name])),
  )
  const unknown = Object.keys(environment).find(
    (name) => prefixes.some((prefix) => name.startsWith(prefix)) && !known.has(name),
  )
  if (unknown === undefined) return
  const closest = [...known].toSorted((one, other) => distance(unknown, one) - distance(unknown, other))[0]
  throw new StartFailure(`${unknown} is not a setting. Did you mean ${closest}?`)
}

/** Levenshtein distance: number of characters to add, remove or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, otherLetter] of [...other].entries())
      next.push(
        Math.min(next[column]! + 1, row[column + 1]! + 1, row[column]! + (letter === otherLetter ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1)!
}
