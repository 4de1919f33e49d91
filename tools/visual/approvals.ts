import { spawnSync } from 'node:child_process'
import { type Line, parseLine } from './lines.ts'

/**
 * A committed line, and the commit that wrote it; `lacking` when a shallow clone does not have it, and names the first
 * missing commit.
 */
export type Approval = Line & ({ commit: string } | { lacking: string })

/** The author of each committed line; empty without any, or without a repository. */
export function approvalsOf(root: string, file: string): ReadonlyMap<string, Approval> {
  const approvals = new Map<string, Approval>()
  const lacking = new Map<string, string>()
  const shallow = new Set(
    git(root, 'rev-parse', '--is-shallow-repository') === 'true' ? shallowCommits(root) : [],
  )
  let commit = ''
  for (const text of git(root, 'blame', '--porcelain', 'HEAD', '--', file).split('\n')) {
    commit = /^([0-9a-f]{40}) \d+ \d+/.exec(text)?.[1] ?? commit
    const row = text.startsWith('\t') ? parseLine(text.slice(1)) : undefined
    if (!row) continue
    if (shallow.has(commit) && !lacking.has(commit)) lacking.set(commit, parentOf(root, commit))
    const missing = lacking.get(commit)
    approvals.set(row[0], { ...row[1], ...(missing ? { lacking: missing } : { commit }) })
  }
  return approvals
}

/** Commits whose parents a shallow clone lacks: blame stops at them, whatever commit wrote the line. */
function shallowCommits(root: string): string[] {
  return git(root, 'rev-list', '--max-parents=0', 'HEAD').split('\n')
}

/** Read from the stored commit: to git, a commit at the edge of a shallow clone has no parent. */
function parentOf(root: string, commit: string): string {
  return /^parent ([0-9a-f]{40})$/m.exec(git(root, 'cat-file', 'commit', commit))?.[1] ?? ''
}

function git(root: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return status === 0 ? stdout.trim() : ''
}
