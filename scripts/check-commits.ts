// Subjects of commits: `type(scope): what is now true`, plain, at most 72 characters, and a history in one line. What was
// there before this check stays as it is.
import { execFileSync } from 'node:child_process'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'
import { subjectFault } from './lib/subjectFault.ts'

/** The last commit from before this check. */
const before = '6c20ef6e49ab9d7431f0631fa6197cfd797564e7'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const isKnown = git('rev-list', '--max-count=1', '--ignore-missing', before) !== ''
// A shallow clone holds the newest commits alone.
const range = isKnown ? [`${before}..HEAD`] : ['HEAD']
const commits = git('log', '--format=%h%x09%p%x09%s', ...range)
  .split('\n')
  .filter(Boolean)

const faults = commits.flatMap((line) => {
  const [hash, parents = '', subject = ''] = line.split('\t')
  const fault = parents.includes(' ') ? 'a merge; rebase instead' : subjectFault(subject)
  return fault ? [`${hash} ${subject}: ${fault}`] : []
})
report(`subjects of ${commits.length} commits`, faults)
