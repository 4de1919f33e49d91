import { readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type CompiledGrammar, importName, type SlotValues } from '@saywright/grammar'
import { nameOfFile } from '../files/libraryBeside.js'
import { detailsEnding } from '../files/modelFiles.js'
import { readFileText } from '../project/folderFiles.js'
import { modelFile } from '../project/modelContent.js'
import { readJson } from '../project/readJson.js'
import type { Terminal } from '../Terminal.js'

/**
 * The values of slots with which the studio runs the tests of a grammar: those in the `.model.json` beside it, and in those
 * of the models from which it imports, with their names before them.
 *
 * @throws CommandFailure for a file that is not a valid `.model.json`.
 */
export async function valuesBeside(
  grammarPath: string,
  { slots }: CompiledGrammar,
  terminal: Terminal,
): Promise<SlotValues> {
  const folder = dirname(grammarPath)
  const own = nameOfFile(grammarPath)
  const imported = new Set([...slots.keys()].flatMap((name) => /^(.+)\./.exec(name)?.[1] ?? []))
  const others = imported.size > 0 ? await modelsIn(resolve(terminal.folder, folder)) : []
  const names = [own, ...others.filter((name) => name !== own && imported.has(importName(name)))]
  const values: Record<string, readonly string[]> = {}
  for (const name of names) {
    const path = join(folder, `${name}${detailsEnding}`)
    const text = await readFileText(resolve(terminal.folder, path), path)
    const given = text === undefined ? {} : readJson(path, text, modelFile).slots
    for (const [slot, all] of Object.entries(given ?? {})) {
      const key = name === own ? slot : `${importName(name ?? '')}.${slot}`
      if (slots.has(key)) values[key] = all
    }
  }
  return values
}

async function modelsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith(detailsEnding))
    .map((name) => name.slice(0, -detailsEnding.length))
}
