import { execFileSync } from 'node:child_process'

/** A file that differs from a commit, and the lines of it that do, counted from 1; every line of a new file. */
export type ChangedFile = { path: string; lines: readonly number[] | 'all' }

/** Files of a working tree that differ from a commit: in later commits, uncommitted, and not yet known to git. */
export function changedFiles(root: string, since: string): { changed: ChangedFile[]; deleted: string[] } {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const names = (text: string) => text.split('\0').filter(Boolean)
  const diff = ['diff', '--no-ext-diff', '--no-renames']
  const deleted = names(git(...diff, '--name-only', '-z', '--diff-filter=D', since))
  const added = [
    ...names(git(...diff, '--name-only', '-z', '--diff-filter=A', since)),
    ...names(git('ls-files', '--others', '--exclude-standard', '-z')),
  ]
  const edited = linesOf(git(...diff, '--unified=0', '--diff-filter=MT', since))
  const whole = added.map((path) => ({ path, lines: 'all' as const }))
  return { changed: [...edited, ...whole].toSorted((a, b) => (a.path < b.path ? -1 : 1)), deleted }
}

/** Reads a diff without context. Where lines are only gone, the one before and the one behind count. */
export function linesOf(diff: string): ChangedFile[] {
  const files = new Map<string, number[]>()
  let lines: number[] = []
  for (const line of diff.split('\n')) {
    const [, path] = /^\+\+\+ b\/(.*?)\t?$/.exec(line) ?? []
    if (path) {
      lines = []
      files.set(path, lines)
    }
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (!first) continue
    const from = Number(first)
    const length = Number(count)
    for (let at = from; at < from + (length || 2); at += 1) lines.push(at)
  }
  return [...files].map(([path, of]) => ({ path, lines: of }))
}
