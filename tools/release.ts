// npm run release: versions and changelogs from the change notes, the packages built, then published. With --dry-run it
// shows what the versions and changelogs would be and changes nothing.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './lib/processes.ts'
import { publishedPackages } from './lib/publishedPackages.ts'
import { root } from './lib/root.ts'

if (process.argv.includes('--dry-run')) await show()
else await publish()

async function show() {
  const copy = join(root, '.cache', 'release')
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  await must('git', ['clone', '--quiet', '--local', '--no-hardlinks', root, copy])
  for (const path of ['.changeset', ...publishedPackages.map((name) => `packages/${name}/package.json`)])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  await must('changeset', ['version'], copy)
  for (const name of publishedPackages) {
    const folder = join(copy, 'packages', name)
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const changelog = join(folder, 'CHANGELOG.md')
    console.log(`\n@saywright/${name} ${version}\n`)
    console.log(existsSync(changelog) ? newest(readFileSync(changelog, 'utf8'), version) : 'No change.')
  }
  rmSync(copy, { recursive: true, force: true })
}

async function publish() {
  await must('changeset', ['version'])
  await must('pnpm', ['install', '--lockfile-only'])
  await must('pnpm', ['--filter', './packages/*', 'run', 'build'])
  await must('changeset', ['publish'])
}

/** The part of a changelog that is about one version. */
function newest(changelog: string, version: string): string {
  const start = changelog.indexOf(`## ${version}`)
  const next = changelog.indexOf('\n## ', start + 1)
  return changelog.slice(start, next < 0 ? undefined : next).trim()
}

async function must(program: string, args: readonly string[], cwd = root) {
  const { status, output } = await run(program, args, { cwd, show: false })
  if (status !== 0) throw new Error(`${program} ${args[0]} failed.\n${output}`)
}
