import { failuresOf, type Shape } from '@saywright/api/contract'
import { KitError } from '../KitError.js'
import type { Files } from './addFile.js'

/** Reads a text file. @throws KitError `damaged` when it is missing or not text. */
export function readText(files: Files, path: string): string {
  const bytes = files.get(path)
  if (!bytes) throw new KitError('damaged', `${path} is missing.`, [path])
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new KitError('damaged', `${path} is no text in UTF-8.`, [path], { cause })
  }
}

/** Reads a JSON file. @throws KitError `damaged` when it does not match its schema. */
export function readJson<Value>(files: Files, path: string, struct: Shape<Value>): Value {
  const value = parsed(readText(files, path), path)
  const failures = failuresOf(struct, value)
  if (failures)
    throw new KitError(
      'damaged',
      `${path} does not hold what it should: ${Object.keys(failures).slice(0, 5).join(', ')}.`,
      [path],
    )
  return value as Value
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new KitError('damaged', `${path} is no JSON.`, [path], { cause })
  }
}
