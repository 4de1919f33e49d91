import { anything, type ExportManifest, exportLayout, exportManifest } from '@saywright/api/contract'
import { KitError } from '../KitError.js'
import type { Files } from './addFile.js'
import { readJson } from './readJson.js'

const path = 'manifest.json'

/** Reads the manifest of an export. @throws KitError `not_an_export`, `older_layout`, `newer_layout`, `damaged`. */
export function readManifest(files: Files): ExportManifest {
  if (!files.has(path)) throw new KitError('not_an_export', `There is no ${path}: this is no export.`)
  requireLayout(readJson(files, path, anything()))
  const manifest = readJson(files, path, exportManifest)
  for (const { files: listed } of manifest.models)
    for (const file of listed)
      if (files.get(file.path)?.length !== file.size)
        throw new KitError('damaged', `${file.path} is not as ${path} says.`, [file.path])
  return manifest
}

function requireLayout(value: unknown): void {
  const layout = typeof value === 'object' && value !== null && 'layout' in value ? value.layout : undefined
  if (typeof layout !== 'number') throw new KitError('not_an_export', `${path} is that of something else.`)
  if (layout < exportLayout)
    throw new KitError(
      'older_layout',
      'An earlier release made this export, without networks: export the project again to run it.',
    )
  if (layout > exportLayout)
    throw new KitError(
      'newer_layout',
      'A later release made this export: install a newer @saywright/kit to open it.',
    )
}
