import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from './files.ts'
import { root } from './root.ts'

const folders = ['apps', 'packages', 'services', 'tools', 'bench']
const named = /\b(?:VITE_)?SAYWRIGHT_[A-Z\d_]*[A-Z\d]\b/g
/** Made from parts where they are read. */
const composed = /^OIDC_/

type Source = { readonly path: string; readonly text: string }

/** Variables that the code names and no table lists, and those of a table that no code names. */
export function settingFaults(
  known: ReadonlySet<string>,
  sources: readonly Source[] = ownSources(),
): string[] {
  // Tests name settings that are wrong on purpose.
  const unknown = sources
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...new Set(text.match(named))]
        .filter((name) => !known.has(name) && !known.has(name.replace(/_FILE$/, '')))
        .map((name) => `${path}: ${name} is in no table of settings`),
    )
  const readers = sources.filter(({ path }) => !/\/settings\.ts$/.test(path))
  const unread = [...known]
    .filter((name) => !composed.test(name) && !readers.some(({ text }) => text.includes(name)))
    .map((name) => `${name} is a setting that no code reads`)
  return [...unknown, ...unread]
}

function ownSources(): Source[] {
  return folders
    .flatMap((folder) => filesUnder(`${root}${folder}`))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
    .filter(({ path }) => !/\.(stories|types)\.tsx?$|\/testing\//.test(path))
}
