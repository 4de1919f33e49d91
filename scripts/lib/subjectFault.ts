const most = 72
const types = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'style', 'build', 'ci', 'chore', 'revert']
const shape = new RegExp(`^(${types.join('|')})(\\([a-z][a-z0-9, -]*\\))?!?: \\S`)

/** What is wrong with the subject of a commit, or undefined. */
export function subjectFault(subject: string): string | undefined {
  if (subject.length > most) return `${subject.length} characters, ${most} are allowed`
  if (!shape.test(subject)) return `not \`type(scope): …\` with one of ${types.join(', ')}`
  if (/[.;]$|; /.test(subject)) return 'one idea, without a full stop'
  return undefined
}
