import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { root } from './root.ts'

export type Copy = { folder: string; remove: () => void }

/**
 * A copy of the working tree, uncommitted changes included, without its history. Packages of others are links; those of ours
 * lead into the copy, so that edits there take effect wherever it is imported.
 * @param isCopied which paths are copied.
 * @default all
 */
export function copyOfRepository(isCopied: (path: string) => boolean = () => true): Copy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'saywright-copy-')))
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const paths = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\0')
    .filter((path) => path && isCopied(path) && existsSync(join(root, path)))
  for (const path of paths) cpSync(join(root, path), join(folder, path))
  const packages = ['', ...paths.filter((path) => path.endsWith('/package.json')).map(dirname)]
  for (const at of packages)
    linkModules(join(root, at, 'node_modules'), join(folder, at, 'node_modules'), folder)
  return { folder: `${folder}/`, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function linkModules(from: string, to: string, folder: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((name) => !/^\.(?!bin$)/.test(name))) {
    if (name.startsWith('@')) {
      linkModules(join(from, name), join(to, name), folder)
      continue
    }
    const target = realpathSync(join(from, name))
    const isOurs = target.startsWith(root) && !target.includes('/node_modules/')
    symlinkSync(isOurs ? join(folder, relative(root, target)) : target, join(to, name))
  }
}
