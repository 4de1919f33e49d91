// Subjects of commits: `type(scope): what is now true`, plain, at most 72 characters, and a linear history. Commits from
// before this check are not judged.
import { execFileSync } from 'node:child_process'
import { root } from '../lib/root.ts'
import type { Check } from './check.ts'

/** The last commit from before this check. */
const before = '6c20ef6e49ab9d7431f0631fa6197cfd797564e7'

export const commits: Check = {
  name: 'commits',
  find() {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
    const isKnown = git('rev-list', '--max-count=1', '--ignore-missing', before) !== ''
    // A shallow clone holds the newest commits alone.
    const range = isKnown ? [`${before}..HEAD`] : ['HEAD']
    const lines = git('log', '--format=%h%x09%p%x09%s', ...range)
      .split('\n')
      .filter(Boolean)
    const faults = lines.flatMap((line) => {
      const [hash, parents = '', subject = ''] = line.split('\t')
      const fault = parents.includes(' ') ? 'a merge; rebase instead' : subjectFault(subject)
      return fault ? [`${hash} ${subject}: ${fault}`] : []
    })
    return { subject: `subjects of ${lines.length} commits`, faults }
  },
}

const most = 72
const types = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'style', 'build', 'ci', 'chore', 'revert']
const shape = new RegExp(`^(${types.join('|')})(\\([a-z][a-z0-9, -]*\\))?!?: \\S`)

/** The fault of the subject of a commit, or undefined. */
export function subjectFault(subject: string): string | undefined {
  if (subject.length > most) return `${subject.length} characters, ${most} are allowed`
  if (!shape.test(subject)) return `not \`type(scope): …\` with one of ${types.join(', ')}`
  if (/[.;]$|; /.test(subject)) return 'one idea, without a full stop'
  return undefined
}
