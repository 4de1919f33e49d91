import type { ExportManifest } from '@saywright/api/contract'
import { requireArchitecture } from './architecture.js'
import type { Files } from './archive/addFile.js'
import { checkFiles } from './archive/checkFiles.js'
import { maxBytes as usualBytes } from './archive/limits.js'
import { readManifest } from './archive/readManifest.js'
import { readSource } from './archive/readSource.js'
import { createEngine } from './commands/createEngine.js'
import { openCommands } from './commands/openCommands.js'
import { KitError } from './KitError.js'
import type { Commands, Kit, KitModel, OpenOptions, WakeWordFinder } from './types.js'
import { openWakeWords } from './wake-words/openWakeWords.js'

export async function openKit(
  source: string | URL | Uint8Array,
  { architecture, maxBytes = usualBytes, signal }: OpenOptions,
): Promise<Kit> {
  const files = await readSource(source, { maxBytes, signal })
  // Checked before the checksums: an archive of another release has others.
  const manifest = readManifest(files)
  checkFiles(files)
  requireArchitecture(manifest.architecture, architecture)
  return kitOf(manifest, files)
}

type PackedModel = ExportManifest['models'][number]

function kitOf(manifest: ExportManifest, files: Files): Kit {
  const { project, export: number, architecture, created_at: createdAt, models } = manifest
  const engine = createEngine()
  const opened = new Map<PackedModel, Promise<Commands>>()
  const openedWakeWords = new Map<PackedModel, Promise<WakeWordFinder>>()
  return {
    ...{ project, number, architecture, createdAt },
    models: models.map(modelOf),
    async commands(name) {
      engine.requireOpen()
      const model = find(
        models.filter(({ commands }) => commands),
        name,
        'commands',
      )
      const found = opened.get(model) ?? openCommands(model, files, engine)
      opened.set(model, found)
      return found
    },
    async wakeWords(name) {
      engine.requireOpen()
      const model = find(
        models.filter(({ wake_words }) => wake_words),
        name,
        'wake words',
      )
      const found = openedWakeWords.get(model) ?? openWakeWords(model, files, engine)
      openedWakeWords.set(model, found)
      return found
    },
    close: () => engine.close(),
  }
}

const modelOf = ({ type, name, language, revision, commands, wake_words }: PackedModel): KitModel => ({
  ...{ type, name, language, revision },
  hasCommands: Boolean(commands?.network),
  hasWakeWords: Boolean(wake_words && !wake_words.problem),
  problem: commands?.problem ?? wake_words?.problem ?? null,
})

/** @param all those among which one is chosen. */
function find(all: readonly PackedModel[], name: string | undefined, what: string): PackedModel {
  const [found, ...others] = name === undefined ? all : all.filter((model) => model.name === name)
  if (found && others.length === 0) return found
  const names = all.map((model) => model.name)
  throw new KitError(
    'unknown_model',
    name === undefined
      ? `Say which model: ${names.join(', ') || `this export has none of ${what}`}.`
      : `This export has no ${what} of the name ${name}: ${names.join(', ')}.`,
    names,
  )
}
